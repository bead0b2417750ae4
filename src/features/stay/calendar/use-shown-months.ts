import { useCallback, useState } from 'react'
import { useViewport } from '../../../hooks/use-viewport'
import { isAsWide } from '../../../rules/pages/viewport'
import { addMonths, earlier, later, monthOf, monthsBetween } from './calendar.rules'

interface ShownMonths {
  /** Two months side by side from M, a list of months that scrolls below. */
  layout: 'pair' | 'list'
  /** `YYYY-MM`. */
  months: string[]
  /** Draws a day's month, if it is not there yet. */
  show: (day: string) => void
  /** Moves the pair by months; returns the new one. */
  turn: (count: number) => { from: string; to: string }
  canTurn: { back: boolean; on: boolean }
  /** For the last month of the list while more follow; draws the next when it comes into sight. */
  moreRef: ((element: HTMLElement | null) => (() => void) | undefined) | undefined
}

/** Which of a calendar's months are drawn; `bounds` are its first and its last month. */
export function useShownMonths(start: string, bounds: { from: string; to: string }): ShownMonths {
  const viewport = useViewport()
  const [pair, setPair] = useState(monthOf(start))
  const [end, setEnd] = useState(monthOf(start))
  const drawMore = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setEnd((last) => addMonths(last, 1))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const isPair = viewport !== null && isAsWide(viewport, 'M') === true
  return {
    layout: isPair ? 'pair' : 'list',
    months: isPair
      ? [pair, addMonths(pair, 1)]
      : monthsBetween(bounds.from, earlier(end, bounds.to)),
    show(day) {
      const month = monthOf(day)
      setEnd((last) => later(last, month))
      setPair((from) => later(earlier(from, month), addMonths(month, -1)))
    },
    turn(count) {
      const from = addMonths(pair, count)
      setPair(from)
      return { from, to: addMonths(from, 1) }
    },
    canTurn: { back: pair > bounds.from, on: addMonths(pair, 1) < bounds.to },
    moreRef: !isPair && end < bounds.to ? drawMore : undefined,
  }
}
