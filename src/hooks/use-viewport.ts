import { useSyncExternalStore } from 'react'
import type { ViewportName } from '../rules/pages/viewport'
import { viewport } from '../services/window/viewport'

/**
 * The viewport of the window; null on the server and during hydration. For roles and texts that
 * depend on it. Styles use media queries, which are right from the first paint.
 */
export function useViewport(): ViewportName | null {
  return useSyncExternalStore<ViewportName | null>(viewport.subscribe, viewport.get, () => null)
}
