/** The window events of catalogue C.26 in use, each with its plain JSON detail. */
export interface PageEvents {
  'auth-changed': { state: string; previous: string }
  'component-error': { type: string; id: string; code: string; message: string }
  'graphql-error': {
    source: 'UXL_ERROR'
    operationName: string
    errors: { code: string; message: string }[]
    requestId: string
  }
  'hotel-title-loaded': { id: string }
  'overlay-open': { id: string; props?: Record<string, unknown> }
  'overlay-close': {
    id: string
    reason: 'escape' | 'outside' | 'focusOut' | 'button' | 'navigation'
  }
  'page-error': { code: string; component: string; requestId?: string }
  'saved-properties-changed': { ids: string[] }
  'scroll-direction': { direction: 'up' | 'down' | 'none' }
  'consent-open': Record<string, never>
  'consent-changed': Record<string, unknown>
  'show-hotel-detail': { id: string }
}

export type PageEventName = keyof PageEvents

/** Raises an event on `window`; on the server nobody listens and nothing happens. */
export function emit<N extends PageEventName>(name: N, detail: PageEvents[N]): void {
  if (typeof window !== 'undefined') window.dispatchEvent(new CustomEvent(name, { detail }))
}

/** Listens on `window`; returns what stops it. */
export function listen<N extends PageEventName>(
  name: N,
  handle: (detail: PageEvents[N]) => void,
): () => void {
  const onEvent = (event: Event) => handle((event as CustomEvent<PageEvents[N]>).detail)
  window.addEventListener(name, onEvent)
  return () => window.removeEventListener(name, onEvent)
}
