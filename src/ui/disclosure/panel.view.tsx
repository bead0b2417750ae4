import { createElement, type ReactNode, useCallback, useEffect, useRef } from 'react'

interface PanelProps {
  id: string
  className: string
  role?: 'region' | 'tabpanel' | undefined
  labelledBy?: string | undefined
  /** Whether Tab stops at the panel, as at a tab's panel. */
  isFocusable?: boolean
  isOpen: boolean
  /** The browser's find-in-page revealed the closed panel: open it. */
  onFound: () => void
  children: ReactNode
}

/**
 * A panel that, closed, only the browser's find-in-page reaches. It uses an undefined custom
 * element, because React treats `hidden` of HTML elements as a boolean and drops `until-found`
 * (facebook/react#24740).
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
    // Find-in-page revealed the panel before hydration: the browser has removed the attribute.
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
      // A closed panel still has a box; screen readers must not find it.
      role: isOpen ? role : undefined,
      'aria-labelledby': isOpen ? labelledBy : undefined,
      tabIndex: isOpen && isFocusable ? 0 : undefined,
      hidden: isOpen ? undefined : 'until-found',
    },
    children,
  )
}
