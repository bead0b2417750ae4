/** Why an order was not made, as the card form's widget says it. */
export type PaymentNotice =
  | 'incomplete'
  | 'declined'
  | 'declinedOften'
  | 'expired'
  | 'abandoned'
  | 'cancelled'
  | 'late'
  | 'providerAway'
  | 'unsure'
  | 'soldOut'
  | 'priceChanged'
  | 'staleRevision'
  | 'holdExpired'
  | 'pointsShort'
  | 'awardsGone'
  | 'membersOnly'
  | 'refused'
  | 'fraud'

/** By codes of CreateOrder, and by those of the address that a visitor without a script comes back to. */
const OF_CODE = new Map<string, PaymentNotice>([
  ['DECLINED', 'declined'],
  ['CARD_EXPIRED', 'expired'],
  ['AUTHENTICATION_FAILED', 'abandoned'],
  ['PAYMENT_CANCELLED', 'cancelled'],
  ['PAYMENT_UNKNOWN', 'unsure'],
  ['PROVIDER_UNAVAILABLE', 'providerAway'],
  ['STALE_REVISION', 'staleRevision'],
  ['PAYMENT_CHANGED', 'priceChanged'],
  ['SOLD_OUT', 'soldOut'],
  ['NOT_HELD', 'holdExpired'],
  ['POINTS_SHORT', 'pointsShort'],
  ['E_NO_CERTS_LEFT', 'awardsGone'],
  ['SIGN_IN_REQUIRED', 'membersOnly'],
  ['KEY_REUSED', 'refused'],
  ['E_FRAUD_ALERT', 'fraud'],
])

/** Null for a code that tells something else. */
export function noticeOf(code: string | null | undefined): PaymentNotice | null {
  return OF_CODE.get(code ?? '') ?? null
}

/** The call is repeated as it was: whether it was paid is not known yet. */
export const UNKNOWN_CODES: readonly string[] = ['PAYMENT_UNKNOWN', 'E_DOUBLE_CLICK']
