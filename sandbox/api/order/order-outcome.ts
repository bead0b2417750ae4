import type { AttemptOutcome } from '../../database/booking/order-schema'

export function outcomeOf(httpStatus: number, code: string, message: string): AttemptOutcome {
  return { httpStatus, code, message }
}

export const ORDERED = outcomeOf(200, 'SUCCESS', '')
export const ALREADY_CONFIRMED = outcomeOf(
  200,
  'E_ALREADY_CONFIRMED',
  'The cart was ordered before.',
)
export const DOUBLE_CLICK = outcomeOf(202, 'E_DOUBLE_CLICK', 'The cart is being ordered.')
export const PAYMENT_UNKNOWN = outcomeOf(
  503,
  'PAYMENT_UNKNOWN',
  'The provider has not said yet whether it was paid: repeat the call with the same key.',
)
export const SOLD_OUT = outcomeOf(
  409,
  'SOLD_OUT',
  'The rooms are not held any more; nothing was charged.',
)
export const ORDER_CHANGED = outcomeOf(
  409,
  'STALE_REVISION',
  'The order was changed meanwhile; nothing was charged.',
)
export const DESK_AWAY = outcomeOf(
  503,
  'DESK_AWAY',
  'The system of the hotel does not answer; nothing was changed or charged.',
)
/** Of a member who has signed in, and for a change of the one who has booked it. */
export const SIGN_IN_REQUIRED = outcomeOf(
  403,
  'SIGN_IN_REQUIRED',
  'Points are spent by their member, who has to sign in.',
)
/** Spent elsewhere, or lost, since they were held. */
export const POINTS_SHORT = outcomeOf(
  409,
  'POINTS_SHORT',
  'The member has too few points; nothing was charged.',
)
/** The free nights of the member are spent or held elsewhere, or cannot pay for these nights. */
export const NO_AWARDS_LEFT = outcomeOf(
  409,
  'E_NO_CERTS_LEFT',
  'The member has no award left that pays for such a night.',
)
/** A dead process has left it before the card was asked for. */
export const GIVEN_UP = outcomeOf(409, 'NOT_HELD', 'The attempt has ended; nothing was charged.')

/** Too many cards were declined: no detail, which would tell a card tester what to change. */
export const FRAUD_ALERT = outcomeOf(429, 'E_FRAUD_ALERT', 'The card was not tried.')

/** By the provider's reason. */
export const DECLINED = {
  declined: outcomeOf(402, 'DECLINED', 'The card was declined.'),
  expired: outcomeOf(402, 'CARD_EXPIRED', 'The card has expired.'),
  authentication: outcomeOf(402, 'AUTHENTICATION_FAILED', 'The bank has not let the payment pass.'),
}
