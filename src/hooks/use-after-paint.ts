import { useCallback, useEffect, useRef } from 'react'

/**
 * Returns a function that runs work after the next frame, so that a press is shown first. Work that is
 * still waiting when the widget goes is left out. The function stays the same.
 */
export function useAfterPaint(): (work: () => void) => void {
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  return useCallback((work) => {
    // A frame is painted after its callbacks, and before the next task.
    requestAnimationFrame(() => setTimeout(() => isGone.current || work()))
  }, [])
}
