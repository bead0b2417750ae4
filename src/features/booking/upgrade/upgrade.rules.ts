/** Why an offer was not accepted, by the code of the answer or of the address: a label's name. */
const PROBLEMS = {
  SOLD_OUT: 'offerGone',
  UNPROCESSABLE_ENTITY: 'offerGone',
  PRICE_CHANGED: 'offerChanged',
  STALE_REVISION: 'changedElsewhere',
  CART_NOT_FOUND: 'cartGone',
  SIGN_IN_REQUIRED: 'membersOnly',
} as const

export type UpgradeProblem = (typeof PROBLEMS)[keyof typeof PROBLEMS]

/** The label that tells a refusal; null for a code without one. */
export function upgradeProblem(code: unknown): UpgradeProblem | null {
  return Object.hasOwn(PROBLEMS, String(code)) ? PROBLEMS[code as keyof typeof PROBLEMS] : null
}
