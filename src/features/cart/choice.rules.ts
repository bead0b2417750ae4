/** Why a room is not in the cart, by the code of the answer or of the address (D.9): a label's name. */
const PROBLEMS = {
  SOLD_OUT: 'soldOutNow',
  PRICE_CHANGED: 'priceChangedNow',
  STALE_REVISION: 'staleCart',
  CART_NOT_FOUND: 'cartGone',
  TOO_MANY_ROOMS: 'tooManyRooms',
  SIGN_IN_REQUIRED: 'membersOnly',
} as const

export type ChoiceProblem = (typeof PROBLEMS)[keyof typeof PROBLEMS]

/** The label that tells a refusal; null for a code without one. */
export function choiceProblem(code: unknown): ChoiceProblem | null {
  return Object.hasOwn(PROBLEMS, String(code)) ? PROBLEMS[code as keyof typeof PROBLEMS] : null
}
