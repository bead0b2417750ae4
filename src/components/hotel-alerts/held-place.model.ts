import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/**
 * `kept`: as high as it was before its content changed. `grown`: the same, and what is in it lies
 * over what follows.
 */
export type Held = 'kept' | 'grown' | undefined

/**
 * Keeps what follows a place where it is when the place's content changes by itself: the place stays
 * as high as it was until it is out of sight, or until `release`, which goes with whatever the
 * visitor does. Call `hold` right before the change.
 *
 * `isLate`: there was nothing in the place when it was painted.
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

  // After each render: it is the content that says whether there is anything to hold.
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
    // A height in pixels is right for one width of the window.
    addEventListener('resize', release)
    // In another tab nobody sees it go; and what takes the focus must not be covered.
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
