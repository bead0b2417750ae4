/** Outcomes with a text (W14), and whether each is the main subject of its page. */
const outcomes = {
  bookingConfirmed: true,
  reservationModified: true,
  reservationCancelled: true,
  allRoomsCancelled: true,
  /** Ours: the rest of the stay is still booked. */
  someRoomsCancelled: true,
  /** Ours: a cancellation was taken back (W49). */
  reservationTakenBack: true,
  /** S2 §4, E3-18. */
  reservationLinkedMsg: true,
  /** S2 §8: a new enrolment. */
  newMemberNumberMsg: true,
  checkInComplete: true,
  /** Ours: the guest has left a room (W71). */
  checkOutComplete: true,
  /** Ours: a receipt was mailed, or has another address. */
  receiptSent: false,
  receiptAddressSaved: false,
  insuranceAdded: false,
  requestsUpdated: false,
  /** Ours: who comes to a booked stay, or how they are reached, was changed. */
  contactUpdated: false,
  paymentUpdated: false,
  awardRequested: false,
}

export type SuccessKey = keyof typeof outcomes

export const SUCCESS_KEYS = Object.keys(outcomes) as SuccessKey[]

/** Time after the first display in which an outcome survives a reload (W14). */
export const SUCCESS_SURVIVES_MS = 10_000

export function isSuccessKey(key: string): key is SuccessKey {
  return Object.hasOwn(outcomes, key)
}

/**
 * Whether the outcome is the main subject of a page that opens with it; its heading then takes the
 * focus. Authored outcomes are; additions and changes along the way are not.
 */
export function isMainOutcome(key: string): boolean {
  return !isSuccessKey(key) || outcomes[key]
}

/**
 * Outcomes that an address may name, for the answer to a form without a script. They say nothing but
 * what the page itself shows.
 */
const IN_ADDRESS: readonly string[] = [
  'reservationModified',
  'reservationCancelled',
  'allRoomsCancelled',
  'someRoomsCancelled',
  'reservationTakenBack',
  'requestsUpdated',
  'contactUpdated',
  'paymentUpdated',
  'checkInComplete',
  'checkOutComplete',
  'receiptSent',
  'receiptAddressSaved',
] satisfies SuccessKey[]

/** The outcome that an address names; null for none. */
export function addressedOutcome(asked: string | null): string | null {
  return asked !== null && IN_ADDRESS.includes(asked) ? asked : null
}
