import { BREAKPOINTS, isAsWide, type ViewportName, viewportAt } from '../../rules/pages/viewport'
import type { Page } from '../page/page'

const queries = () => BREAKPOINTS.map((least) => matchMedia(`(min-width: ${least}px)`))

/**
 * The window's viewport (B.0) as an external store. The store uses media queries, as CSS does, so
 * that both agree.
 */
export const viewport = {
  get: (): ViewportName =>
    viewportAt(BREAKPOINTS[queries().filter(({ matches }) => matches).length - 1] ?? 0),
  subscribe(listener: () => void): () => void {
    const watched = queries()
    for (const query of watched) query.addEventListener('change', listener)
    return () => {
      for (const query of watched) query.removeEventListener('change', listener)
    }
  },
}

/**
 * Whether the window is at least as wide as a viewport. An unknown name is logged and returns false
 * (C.23).
 */
export function isAtLeast(page: Page, name: string): boolean {
  const isWide = isAsWide(viewport.get(), name)
  if (isWide === null) page.log('error', `viewport|unknown||No viewport is called "${name}".`)
  return isWide === true
}
