import { useEffect, useRef, useState } from 'react'

/** A swipe has ended after this time without a movement. */
const SETTLED_MS = 100

interface StageOptions {
  index: number
  /** Changes with the photos on the stage. */
  photos: string
  go: (index: number) => void
}

/** The row of large photos: the browser scrolls it by swipe, this hook by keys and buttons. */
export function useStage({ index, photos, go }: StageOptions) {
  const [stage, setStage] = useState<HTMLElement | null>(null)
  const focus = useRef<HTMLElement>(null)
  const latest = useRef({ index, go })
  useEffect(() => {
    latest.current = { index, go }
  })

  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  const before = useRef<{ index: number; photos: string; stage: HTMLElement | null }>(null)
  useEffect(() => {
    const last = before.current
    before.current = { index, photos, stage }
    if (!stage) return
    // Cancels a previous scroll.
    clearTimeout(settling.current)
    const isStep =
      last?.stage === stage && last.photos === photos && Math.abs(last.index - index) === 1
    // An absolute position: a relative scroll would stop at the next snap point.
    const left = stage.scrollLeft + distanceTo(stage, index)
    stage.scrollTo?.({ left, behavior: isStep ? 'auto' : 'instant' })
  }, [stage, photos, index])

  useEffect(() => {
    if (!stage) return
    const onScroll = () => {
      clearTimeout(settling.current)
      settling.current = setTimeout(() => {
        const shown = nearest(stage)
        if (shown !== latest.current.index) latest.current.go(shown)
      }, SETTLED_MS)
    }
    stage.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(settling.current)
      stage.removeEventListener('scroll', onScroll)
    }
  }, [stage])

  useEffect(() => {
    const dialog = stage?.closest('dialog')
    if (!stage || !dialog) return
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
      const next = afterKey(event.key, latest.current.index, stage)
      if (next === null) return
      event.preventDefault()
      latest.current.go(next)
    }
    dialog.addEventListener('keydown', onKey)
    return () => dialog.removeEventListener('keydown', onKey)
  }, [stage])

  const ref = useRef((element: HTMLElement | null) => {
    focus.current = element
    setStage(element)
  })
  return { ref: ref.current, focus }
}

/** The index that a key selects, possibly out of range; arrow keys move in their physical direction. */
function afterKey(key: string, index: number, stage: HTMLElement): number | null {
  const forward = isRightToLeft(stage) ? 'ArrowLeft' : 'ArrowRight'
  if (key === 'ArrowLeft' || key === 'ArrowRight') return key === forward ? index + 1 : index - 1
  if (key === 'Home') return 0
  return key === 'End' ? stage.children.length - 1 : null
}

function isRightToLeft(element: HTMLElement): boolean {
  return getComputedStyle(element).direction === 'rtl'
}

function distanceTo(stage: HTMLElement, index: number): number {
  const slide = stage.children[index]?.getBoundingClientRect()
  if (!slide) return 0
  const box = stage.getBoundingClientRect()
  return isRightToLeft(stage) ? slide.right - box.right : slide.left - box.left
}

function nearest(stage: HTMLElement): number {
  const distances = Array.from(stage.children, (_, index) => Math.abs(distanceTo(stage, index)))
  return distances.indexOf(Math.min(...distances))
}
