/** Wait before an anchored scroll for authenticated visitors, whose header loads later (E2-06). */
export const SCROLL_DELAY_AUTHENTICATED_MS = 700

/** When `aria-live` is taken off a filled fragment (E2-07). */
export const ARIA_LIVE_REMOVED_MS = 2000

/** Least time between two scroll events that are looked at (E2-08). */
export const SCROLL_THROTTLE_MS = 100

/** A GraphQL call gives up after this (C.1). */
export const GQL_TIMEOUT_MS = 30_000

/** Wait before the one retry of a query (C.1). */
export const GQL_RETRY_DELAY_MS = 500

/** A REST call gives up after this unless it says otherwise (C.2). */
export const REST_TIMEOUT_MS = 20_000

/** A fragment gives up after this (C.12). */
export const FRAGMENT_TIMEOUT_MS = 15_000

/** The quick view shows its body after this even if no title reported (W63). */
export const QUICK_VIEW_TITLE_TIMEOUT_MS = 10_000

/** The data layer's call gives up after this unless it says otherwise (E2-02). */
export const DATA_LAYER_TIMEOUT_MS = 22_000

/** Time between two looks at the feature flags (E2-03). */
export const FLAG_POLL_MS = 300_000

/** When the height of an overlay's iframe is set (E2-05). */
export const IFRAME_HEIGHT_DELAY_MS = 8000

/** Time between two tries to find the tag manager (E2-09). */
export const CONSENT_RETRY_MS = 100

/** Last warning before a session ends, and wait before another code may be sent (E2-10). */
export const LAST_MINUTE_MS = 60_000

/** A session that is idle this long has ended (E2-13). */
export const SESSION_IDLE_MS = 1_800_000
