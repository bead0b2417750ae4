import { BREAKPOINTS, type ViewportName, viewportAt } from '../rules/viewport'

const queries = () => BREAKPOINTS.map((least) => matchMedia(`(min-width: ${least}px)`))

/** The window's viewport (catalogue B.0) as a store; asks what CSS asks, so that both agree. */
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
