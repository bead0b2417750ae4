/** Outcomes that have a text (W14), and whether each is what its page is there to say. */
const outcomes = {
  bookingConfirmed: true,
  reservationModified: true,
  reservationCancelled: true,
  allRoomsCancelled: true,
  /** S2 §4, E3-18. */
  reservationLinkedMsg: true,
  /** S2 §8: a new enrolment. */
  newMemberNumberMsg: true,
  checkInComplete: true,
  insuranceAdded: false,
  requestsUpdated: false,
  paymentUpdated: false,
  awardRequested: false,
}

export type SuccessKey = keyof typeof outcomes

export const SUCCESS_KEYS = Object.keys(outcomes) as SuccessKey[]

/** How long after it was first shown an outcome survives a reload (W14). */
export const SUCCESS_SURVIVES_MS = 10_000

export function isSuccessKey(key: string): key is SuccessKey {
  return Object.hasOwn(outcomes, key)
}

/**
 * Whether a page that opens with this outcome is about it: its heading then takes the focus. An
 * outcome of the author's own is; what was added or changed on the way is not.
 */
export function isMainOutcome(key: string): boolean {
  return !isSuccessKey(key) || outcomes[key]
}
