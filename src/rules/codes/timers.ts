/** Wait before an anchored scroll for authenticated visitors, whose header loads later (E2-06). */
export const SCROLL_DELAY_AUTHENTICATED_MS = 700

/** Delay before `aria-live` is removed from a loaded fragment (E2-07). */
export const ARIA_LIVE_REMOVED_MS = 2000

/** Minimum time between two handled scroll events (E2-08). */
export const SCROLL_THROTTLE_MS = 100

/** Time limit of a GraphQL call (C.1). */
export const GQL_TIMEOUT_MS = 30_000

/** Time limit of CreateOrder (C.25). */
export const ORDER_TIMEOUT_MS = 60_000

/** Longest wait of an operation for the session that decides how it is sent (C.1). */
export const SESSION_WAIT_MS = 2000

/** Delay before the single retry of a query (C.1). */
export const GQL_RETRY_DELAY_MS = 500

/** Default time limit of a REST call (C.2). */
export const REST_TIMEOUT_MS = 20_000

/** Time limit of a fragment (C.12). */
export const FRAGMENT_TIMEOUT_MS = 15_000

/** Time after which the quick view shows its body without a title (W63). */
export const QUICK_VIEW_TITLE_TIMEOUT_MS = 10_000

/** Default time limit of the data layer's call (E2-02). */
export const DATA_LAYER_TIMEOUT_MS = 22_000

/** Interval between two requests for the feature flags (E2-03). */
export const FLAG_POLL_MS = 300_000

/** Delay before the height of an overlay's iframe is set (E2-05). */
export const IFRAME_HEIGHT_DELAY_MS = 8000

/** Interval between two attempts to find the tag manager (E2-09). */
export const CONSENT_RETRY_MS = 100

/** Length of the last warning before a session ends, and minimum time between two codes (E2-10). */
export const LAST_MINUTE_MS = 60_000

/** Idle time after which a session has ended (E2-13). */
export const SESSION_IDLE_MS = 1_800_000
