/** How an order is paid: nothing yet with a card behind it, a part, all, or nothing without a card. */
export type OrderPayment = 'guaranteed' | 'deposit' | 'prepaid' | 'none'

/** Where an attempt to order a cart stands; the first three are alive, one for each cart at most. */
export type AttemptState =
  | 'authorising'
  | 'unknown'
  | 'authorised'
  | 'declined'
  | 'failed'
  | 'ordered'

/** What happens to an attempt. */
export type AttemptEvent = 'approve' | 'decline' | 'lose' | 'order' | 'give up'

type Table<State extends string, Step extends string> = {
  readonly [Name in State]: { readonly [Event in Step]?: State }
}

/**
 * The next state of an attempt. What has been authorised becomes an order or is given up, which voids
 * it; an unknown outcome is asked for until it is known.
 */
export const ATTEMPT_STATES: Table<AttemptState, AttemptEvent> = {
  authorising: {
    approve: 'authorised',
    decline: 'declined',
    lose: 'unknown',
    'give up': 'failed',
  },
  unknown: { approve: 'authorised', decline: 'declined', lose: 'unknown', 'give up': 'failed' },
  authorised: { order: 'ordered', 'give up': 'failed' },
  declined: {},
  failed: {},
  ordered: {},
}

/** Attempts that something can still happen to. */
export const LIVE_ATTEMPTS = (Object.keys(ATTEMPT_STATES) as AttemptState[]).filter(
  (state) => Object.keys(ATTEMPT_STATES[state]).length > 0,
)

/** The state after an event; null where it cannot happen. */
export function afterEvent(state: AttemptState, event: AttemptEvent): AttemptState | null {
  return ATTEMPT_STATES[state][event] ?? null
}
