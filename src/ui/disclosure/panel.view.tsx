import { createElement, type ReactNode, useCallback, useEffect, useRef } from 'react'

interface PanelProps {
  id: string
  className: string
  role?: 'region' | 'tabpanel' | undefined
  labelledBy?: string | undefined
  /** A stop of the tab key, as a tab's panel is. */
  isFocusable?: boolean
  isOpen: boolean
  /** The browser found something in the closed panel and shows it: open it. */
  onFound: () => void
  children: ReactNode
}

/**
 * Closed it is left out of everything but the browser's own search. An element of a name of its own,
 * though nobody defines it: of HTML's elements React knows `hidden` as yes or no and would drop
 * `until-found` (facebook/react#24740).
 */
export function Panel(props: PanelProps) {
  const { id, className, role, labelledBy, isFocusable, isOpen, onFound, children } = props
  const latest = useRef({ isOpen, onFound })
  useEffect(() => {
    latest.current = { isOpen, onFound }
  })
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const found = () => latest.current.onFound()
    // Found by the browser before React came: it has taken the attribute away by itself.
    if (!latest.current.isOpen && !element.hidden) found()
    element.addEventListener('beforematch', found)
    return () => element.removeEventListener('beforematch', found)
  }, [])
  return createElement(
    'foyer-panel',
    {
      id,
      ref: watch,
      class: className,
      // Closed it is still a box, which nobody should come upon.
      role: isOpen ? role : undefined,
      'aria-labelledby': isOpen ? labelledBy : undefined,
      tabIndex: isOpen && isFocusable ? 0 : undefined,
      hidden: isOpen ? undefined : 'until-found',
    },
    children,
  )
}
