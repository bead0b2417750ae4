import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { dayByKey } from './calendar.rules'

interface GridOptions {
  /** The day that Tab leads to at first. */
  start: string
  /** The grid takes the focus when this becomes true. */
  isInGrid: boolean
  /** 0 = Sunday … 6 = Saturday. */
  firstWeekday: number
  isRightToLeft: boolean
  /** A key leads to a day; returns the day that takes the focus. */
  onMove: (day: string) => string
  onChoose: (day: string) => void
}

interface GridFocus {
  /** The day that Tab leads to. */
  focused: string
  setFocused: (day: string) => void
  focusRef: RefObject<HTMLButtonElement | null>
  /** The day at the pointer or the focus. */
  active: string | null
  /** Of the element around all days. */
  gridProps: {
    onKeyDown: (event: KeyboardEvent) => void
    onClick: (event: MouseEvent) => void
    onFocus: (event: FocusEvent) => void
    onBlur: () => void
    onPointerOver: (event: PointerEvent) => void
    onPointerLeave: () => void
  }
}

/** Focus, keys and pointer in a grid of days, whose buttons have the day in `data-day`. */
export function useGridFocus(options: GridOptions): GridFocus {
  const { start, isInGrid, onMove, onChoose } = options
  const [focused, setFocused] = useState(start)
  const [active, setActive] = useState<string | null>(null)
  const focusRef = useRef<HTMLButtonElement>(null)
  const isMoving = useRef(false)
  // Before the next paint, so that a key shows its effect in one frame.
  useLayoutEffect(() => {
    if (isMoving.current) focusRef.current?.focus()
    isMoving.current = false
  })
  useEffect(() => {
    if (isInGrid) focusRef.current?.focus()
  }, [isInGrid])

  return {
    focused,
    setFocused,
    focusRef,
    active,
    gridProps: {
      onKeyDown(event) {
        if (event.altKey || event.ctrlKey || event.metaKey) return
        const day = dayByKey(event, focused, options)
        if (day === null) return
        event.preventDefault()
        isMoving.current = true
        setFocused(onMove(day))
      },
      onClick({ target }) {
        const day = dayAt(target)
        if (!day) return
        setFocused(day)
        onChoose(day)
      },
      onFocus({ target }) {
        const day = dayAt(target)
        setActive(day)
        if (day) setFocused(day)
      },
      onBlur: () => setActive(null),
      onPointerOver({ target, pointerType }) {
        if (pointerType === 'mouse') setActive(dayAt(target))
      },
      onPointerLeave: () => setActive(null),
    },
  }
}

function dayAt(target: EventTarget): string | null {
  const day = target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null
  return day?.dataset.day ?? null
}
