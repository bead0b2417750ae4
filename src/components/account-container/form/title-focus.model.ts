import { type RefObject, useEffect, useRef } from 'react'

/** The title of a view, which is focused when the view changes to another step, not initially. */
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
