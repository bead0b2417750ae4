import { type RefObject, useEffect, useRef } from 'react'

/** The title of a view: it takes the focus when the view goes on to another step, never at first. */
export function useTitleFocus(step: string): RefObject<HTMLHeadingElement | null> {
  const titleRef = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    titleRef.current?.focus()
  }, [step])
  return titleRef
}
