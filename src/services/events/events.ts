/** The window events of C.26 that the site uses, each with its JSON detail. */
export interface PageEvents {
  'auth-changed': { state: string; previous: string }
  'component-error': { type: string; id: string; code: string; message: string }
  'graphql-error': {
    source: 'UXL_ERROR'
    operationName: string
    errors: { code: string; message: string }[]
    requestId: string
  }
  /**
   * The visitor changed a field and left it, or toggled a checkbox (W78, W79). The detail never has
   * the value.
   */
  'field-change': { id: string; name: string; isValid: boolean }
  /**
   * The visitor pressed Enter in a valid field; inside a form the browser submits the form too
   * (W78).
   */
  'field-submit': { id: string; name: string }
  'hotel-title-loaded': { id: string }
  /** Only `services/overlays` dispatches this event; the dialog that opens calls `preventDefault()`. */
  'overlay-open': { id: string; props?: Record<string, unknown> }
  /** The requested dialog has nothing to show this visitor, so openers need not offer it (W65). */
  'overlay-refused': { id: string }
  'overlay-close': {
    id: string
    reason: 'escape' | 'outside' | 'focusOut' | 'button' | 'navigation'
  }
  /**
   * The visitor pressed a button in a dialog's footer; `preventDefault()` keeps the dialog open
   * (W74).
   */
  'overlay-button': { id: string; button: 'clear' | 'apply' | 'viewRates' | 'custom' }
  /** A failure that the page's error message shows (W13). */
  'page-error': {
    /**
     * A code of E.6 or an authored code; the error message shows the fallback text for any other
     * code.
     */
    code: string
    component: string
    /** The request id, which the visitor may quote to support. */
    requestId?: string
    /** First part of the error-info string (C.19). */
    source?: string
    /**
     * Invalid fields in the order of the form: the element's id, and the instruction to the
     * visitor.
     */
    fields?: { id: string; text: string }[]
    /** The component listens to `page-error-retry`, tries again and keeps the visitor's input. */
    canRetry?: boolean
  }
  /** Removes the errors of a component; without `component`, all errors. */
  'page-error-clear': { component?: string }
  /** The visitor pressed the retry button of an error. */
  'page-error-retry': { code: string; component: string }
  /** The server accepted the one-time password: the visitor is signed in (W58). */
  'otp-accepted': Record<string, never>
  'saved-properties-changed': { ids: string[] }
  /**
   * The cart has this revision: a widget of this page has changed it, or another tab has
   * (docs/decisions/0052).
   */
  'cart-changed': { cart: string; revision: number }
  /** A script of the site leads to a part of the page: `travel-insurance` (W44, W72). */
  'deep-link': { target: string }
  /** The visitor has chosen or declined travel insurance (W44). */
  'insurance-changed': { accepted: boolean; planId: string }
  /** State of the payment provider's frame; never a token (W38). */
  'payment-status': { state: string }
  /** The visitor does something in a frame, of which the page sees nothing (W38). */
  'visitor-active': Record<string, never>
  /** The currency of displayed prices changed to `currency` (W07). */
  'currency-changed': { currency: string }
  /** The session was fetched again after a change on the server (C.3). */
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

/**
 * Limit of the queue. Most events have no listener; only events raised during the page's start
 * matter.
 */
const MOST_UNHEARD = 50

let unheard: Unheard[] = []

/** Dispatches an event on `window` and queues it for later listeners; does nothing on the server. */
export function emit<N extends PageEventName>(name: N, detail: PageEvents[N]): void {
  if (typeof window === 'undefined') return
  unheard.push({ name, detail, at: Date.now() } as Unheard)
  unheard = unheard.slice(-MOST_UNHEARD)
  window.dispatchEvent(new CustomEvent(name, { detail }))
}

/**
 * Removes the queued events of this name and returns the last one if it is at most `maxAgeMs` old. For
 * a widget that mounts after the click that it has to answer.
 */
export function takeUnheard<N extends PageEventName>(
  name: N,
  maxAgeMs: number,
): PageEvents[N] | null {
  const last = takeAllUnheard([name]).at(-1)
  return last && Date.now() - last.at <= maxAgeMs ? (last.detail as PageEvents[N]) : null
}

/** Removes and returns the queued events of these names, oldest first. */
export function takeAllUnheard<N extends PageEventName>(
  names: readonly N[],
): Extract<Unheard, { name: N }>[] {
  const before = unheard
  unheard = before.filter(({ name }) => !names.includes(name as N))
  return before.filter((event) => !unheard.includes(event)) as Extract<Unheard, { name: N }>[]
}

/** Dispatches a cancelable event; returns false if a listener called `preventDefault()`. */
export function request<N extends PageEventName>(name: N, detail: PageEvents[N]): boolean {
  return window.dispatchEvent(new CustomEvent(name, { detail, cancelable: true }))
}

/** Listens on `window`; each event leaves the queue first. Returns a function that stops it. */
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
