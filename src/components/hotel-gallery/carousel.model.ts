import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** A scroll has ended after this time without a movement. */
const SETTLED_MS = 120

export interface Carousel {
  /** The row that scrolls; its children are the pictures. */
  ref: (element: HTMLElement | null) => void
  row: RefObject<HTMLElement | null>
  /** Index of the current picture, from 0. */
  position: number
  step: (by: 1 | -1) => void
  restart: () => void
}

interface CarouselOptions {
  total: number
  /** Called when the visitor starts to page or scroll. */
  onMove: () => void
  onStep: (position: number) => void
}

/** A row that the browser scrolls; tracks the current picture, in both writing directions. */
export function useCarousel({ total, onMove, onStep }: CarouselOptions): Carousel {
  const row = useRef<HTMLElement>(null)
  const [wanted, setWanted] = useState(0)
  const position = Math.max(0, Math.min(wanted, total - 1))
  const latest = useRef({ position, onMove })
  const isStepping = useRef(false)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    latest.current = { position, onMove }
  })

  const ref = useCallback((element: HTMLElement | null) => {
    row.current = element
    if (!element) return
    const onScroll = () => {
      latest.current.onMove()
      clearTimeout(settling.current)
      settling.current = setTimeout(() => {
        setWanted(shownAt(element, latest.current.position))
      }, SETTLED_MS)
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(settling.current)
      element.removeEventListener('scroll', onScroll)
    }
  }, [])

  // After the render that may have added the target picture.
  useEffect(() => {
    if (!isStepping.current) return
    isStepping.current = false
    // Cancels a previous scroll.
    clearTimeout(settling.current)
    if (row.current) bringToStart(row.current, position)
  })

  return {
    ref,
    row,
    position,
    step(by) {
      const next = position + by
      if (next < 0 || next >= total) return
      isStepping.current = true
      onMove()
      setWanted(next)
      onStep(next)
    },
    restart() {
      setWanted(0)
      row.current?.scrollTo?.({ left: 0, behavior: 'instant' })
    },
  }
}

function bringToStart(row: HTMLElement, position: number) {
  const slide = row.children[position]?.getBoundingClientRect()
  if (!slide) return
  const box = row.getBoundingClientRect()
  const isRightToLeft = getComputedStyle(row).direction === 'rtl'
  row.scrollBy?.({ left: isRightToLeft ? slide.right - box.right : slide.left - box.left })
}

/** The picture at the start of the row; the previous one as long as it is completely visible. */
function shownAt(row: HTMLElement, before: number): number {
  const box = row.getBoundingClientRect()
  const isInSight = (slide: Element | undefined) => {
    const rect = slide?.getBoundingClientRect()
    return rect !== undefined && rect.left >= box.left - 1 && rect.right <= box.right + 1
  }
  const slides = [...row.children]
  if (isInSight(slides[before])) return before
  const first = slides.findIndex(isInSight)
  return first < 0 ? before : first
}
