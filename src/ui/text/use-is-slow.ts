import { useEffect, useState } from 'react'

/** A shorter wait shows no message (B.0). */
const SLOW_MS = 1000

/** Whether loading takes so long that a screen reader should announce it (B.0). */
export function useIsSlow(isLoading: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isLoading])
  return isSlow
}
