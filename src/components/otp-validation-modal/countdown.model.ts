import { useCallback, useEffect, useState } from 'react'

/** The remaining seconds; `start` sets them. They are not announced to screen readers. */
export function useCountdown(): { left: number; start: (seconds: number) => void } {
  const [left, setLeft] = useState(0)
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return { left, start: useCallback((seconds) => setLeft(Math.ceil(seconds)), []) }
}
