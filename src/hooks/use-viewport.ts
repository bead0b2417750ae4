import { useSyncExternalStore } from 'react'
import type { ViewportName } from '../rules/pages/viewport'
import { viewport } from '../services/window/viewport'

/**
 * The window's viewport; null on the server and while a root hydrates. For what a role or a text
 * depends on: how something looks is for a media query, which is right from the first paint.
 */
export function useViewport(): ViewportName | null {
  return useSyncExternalStore<ViewportName | null>(viewport.subscribe, viewport.get, () => null)
}
