import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/**
 * `kept`: has the height from before its content changed. `grown`: the same, and its content overlays
 * the content below.
 */
export type Held = 'kept' | 'grown' | undefined

/**
 * Prevents a layout shift when the content of a place changes without an action of the visitor: the
 * place keeps its height until it is out of view, or until `release`, which is called with an action
 * of the visitor. Call `hold` right before the change.
 *
 * `isLate`: the place was empty at the first paint.
 */
export function useHeldPlace(isLate: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState<Held>(isLate ? 'grown' : undefined)

  const release = useCallback(() => {
    if (ref.current) ref.current.style.blockSize = ''
    setHeld(undefined)
  }, [])

  const hold = useCallback(() => {
    const place = ref.current
    if (!place || !isOnScreen(place)) return
    place.style.blockSize = `${heightOf(place)}px`
    setHeld('kept')
  }, [])

  // Runs after each render, because the content determines whether the height has to be held.
  useLayoutEffect(() => {
    const place = ref.current
    if (!held || !place?.style.blockSize) return
    const growth = heightOf(place.children[0]) - heightOf(place)
    // Browsers lay out in fractions of a pixel.
    if (Math.abs(growth) < 0.1) release()
    else setHeld(growth > 0 ? 'grown' : 'kept')
  })

  useEffect(() => {
    const place = ref.current
    if (!held || !place) return
    const inSight = new Set<Element>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inSight.add(target)
        else inSight.delete(target)
      }
      if (inSight.size === 0) release()
    })
    for (const element of [place, ...place.children]) observer.observe(element)
    // A height in pixels is valid for one window width only.
    addEventListener('resize', release)
    // A hidden tab needs no held height; and the focused element must not be covered.
    document.addEventListener('visibilitychange', release)
    document.addEventListener('focusin', release)
    return () => {
      observer.disconnect()
      removeEventListener('resize', release)
      document.removeEventListener('visibilitychange', release)
      document.removeEventListener('focusin', release)
    }
  })

  return { ref, held, hold, release }
}

function heightOf(element: Element | undefined): number {
  return element?.getBoundingClientRect().height ?? 0
}

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
