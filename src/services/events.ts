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
  /** A button in a dialog's footer was pressed; whoever prevents it keeps the dialog open (W74). */
  'overlay-button': { id: string; button: 'clear' | 'apply' | 'viewRates' | 'custom' }
  'page-error': { code: string; component: string; requestId?: string }
  'saved-properties-changed': { ids: string[] }
  'scroll-direction': { direction: 'up' | 'down' | 'none' }
  'consent-open': Record<string, never>
  'consent-changed': Record<string, unknown>
  'show-hotel-detail': { id: string }
}

export type PageEventName = keyof PageEvents

const unheard = new Map<PageEventName, { detail: unknown; at: number }>()

/** Raises an event on `window`; on the server nobody listens and nothing happens. */
export function emit<N extends PageEventName>(name: N, detail: PageEvents[N]): void {
  if (typeof window === 'undefined') return
  unheard.set(name, { detail, at: Date.now() })
  window.dispatchEvent(new CustomEvent(name, { detail }))
}

/**
 * The last event of this name that nobody listened to yet, if it is not older than `maxAgeMs`, and
 * only once: a widget that came to life after the click it is for.
 */
export function takeUnheard<N extends PageEventName>(
  name: N,
  maxAgeMs: number,
): PageEvents[N] | null {
  const event = unheard.get(name)
  unheard.delete(name)
  return event && Date.now() - event.at <= maxAgeMs ? (event.detail as PageEvents[N]) : null
}

/** Raises an event that a listener may refuse with `preventDefault()`; says whether none did. */
export function request<N extends PageEventName>(name: N, detail: PageEvents[N]): boolean {
  return window.dispatchEvent(new CustomEvent(name, { detail, cancelable: true }))
}

/** Listens on `window`; returns what stops it. */
export function listen<N extends PageEventName>(
  name: N,
  handle: (detail: PageEvents[N]) => void,
): () => void {
  const onEvent = (event: Event) => {
    unheard.delete(name)
    handle((event as CustomEvent<PageEvents[N]>).detail)
  }
  window.addEventListener(name, onEvent)
  return () => window.removeEventListener(name, onEvent)
}
