/** How an order is paid: nothing yet with a card behind it, a part, all, or nothing without a card. */
export type OrderPayment = 'guaranteed' | 'deposit' | 'prepaid' | 'none'

/** Where an order stands; what follows from dates (in house, past) is no state of its own. */
export type OrderState = 'confirmed' | 'modified' | 'partlyCancelled' | 'cancelled'

/** What can be done with an order. */
export type OrderAction = 'modify' | 'cancelRoom' | 'cancelLastRoom'

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

/** The next state of an order by what is done; an action that is missing cannot be done. */
const ORDER_STATES: Table<OrderState, OrderAction> = {
  confirmed: { modify: 'modified', cancelRoom: 'partlyCancelled', cancelLastRoom: 'cancelled' },
  modified: { modify: 'modified', cancelRoom: 'partlyCancelled', cancelLastRoom: 'cancelled' },
  partlyCancelled: {
    modify: 'partlyCancelled',
    cancelRoom: 'partlyCancelled',
    cancelLastRoom: 'cancelled',
  },
  cancelled: {},
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

/** The state of an order after something was done with it; null where it cannot be done. */
export function stateAfter(state: OrderState, action: OrderAction): OrderState | null {
  return ORDER_STATES[state][action] ?? null
}

/** What can be done with an order in a state. */
export function actionsOf(state: OrderState): OrderAction[] {
  return Object.keys(ORDER_STATES[state]) as OrderAction[]
}
