import { useEffect, useState } from 'react'

/** A wait of less says nothing (B.0). */
const SLOW_MS = 1000

/** Whether something has been loading for so long that a screen reader should be told (B.0). */
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
