/** The window events of C.26 in use, each with its plain JSON detail. */
export interface PageEvents {
  'auth-changed': { state: string; previous: string }
  'component-error': { type: string; id: string; code: string; message: string }
  'graphql-error': {
    source: 'UXL_ERROR'
    operationName: string
    errors: { code: string; message: string }[]
    requestId: string
  }
  /** A field of a page was left with another value, or a box was ticked or cleared (W78, W79). Never with the value itself. */
  'field-change': { id: string; name: string; isValid: boolean }
  /** Enter was pressed in a field whose value is good; in a form the browser submits that as well (W78). */
  'field-submit': { id: string; name: string }
  'hotel-title-loaded': { id: string }
  /** Raised through `services/overlays`; the dialog that opens prevents it. */
  'overlay-open': { id: string; props?: Record<string, unknown> }
  /** A dialog that was asked for has nothing for this visitor, and nobody need offer it (W65). */
  'overlay-refused': { id: string }
  'overlay-close': {
    id: string
    reason: 'escape' | 'outside' | 'focusOut' | 'button' | 'navigation'
  }
  /** A button in a dialog's footer was pressed; whoever prevents it keeps the dialog open (W74). */
  'overlay-button': { id: string; button: 'clear' | 'apply' | 'viewRates' | 'custom' }
  /** Something failed that the page as a whole has to say; the error message shows it (W13). */
  'page-error': {
    /** Of E.6, one of the author's, or any other: the visitor then reads the fallback. */
    code: string
    component: string
    /** What the visitor may quote. */
    requestId?: string
    /** First part of the error-info string (C.19). */
    source?: string
    /** Fields to correct, in their order: the element's id, and what to do in the visitor's words. */
    fields?: { id: string; text: string }[]
    /** The component hears `page-error-retry` and tries again, keeping what was typed. */
    canRetry?: boolean
  }
  /** Takes away the errors of a component, or all. */
  'page-error-clear': { component?: string }
  /** The visitor wants it tried again. */
  'page-error-retry': { code: string; component: string }
  /** The one-time password of a sign-in was right: the visitor is signed in (W58). */
  'otp-accepted': Record<string, never>
  'saved-properties-changed': { ids: string[] }
  /** Prices are shown in that currency from now on (W07). */
  'currency-changed': { currency: string }
  /** The session was read again after something changed it on the server (C.3). */
  'session-refetched': Record<string, never>
  'scroll-direction': { direction: 'up' | 'down' | 'none' }
  'consent-open': Record<string, never>
  'consent-changed': Record<string, unknown>
  'show-hotel-detail': { id: string }
}

export type PageEventName = keyof PageEvents

type Unheard = {
  [N in PageEventName]: { name: N; detail: PageEvents[N]; at: number }
}[PageEventName]

/** Most events have no listener at all; what matters is what was raised while the page came to life. */
const MOST_UNHEARD = 50

let unheard: Unheard[] = []

/** Raises an event on `window`; on the server nobody listens and nothing happens. */
export function emit<N extends PageEventName>(name: N, detail: PageEvents[N]): void {
  if (typeof window === 'undefined') return
  unheard.push({ name, detail, at: Date.now() } as Unheard)
  unheard = unheard.slice(-MOST_UNHEARD)
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
  const last = takeAllUnheard([name]).at(-1)
  return last && Date.now() - last.at <= maxAgeMs ? (last.detail as PageEvents[N]) : null
}

/** What was raised of these names and nobody listened to yet, oldest first, and only once. */
export function takeAllUnheard<N extends PageEventName>(
  names: readonly N[],
): Extract<Unheard, { name: N }>[] {
  const before = unheard
  unheard = before.filter(({ name }) => !names.includes(name as N))
  return before.filter((event) => !unheard.includes(event)) as Extract<Unheard, { name: N }>[]
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
    takeAllUnheard([name])
    handle((event as CustomEvent<PageEvents[N]>).detail)
  }
  window.addEventListener(name, onEvent)
  return () => window.removeEventListener(name, onEvent)
}
