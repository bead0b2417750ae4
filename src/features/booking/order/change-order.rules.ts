/** Why an order was not changed, by the code of the answer or of the address: a label's name. */
const PROBLEMS = {
  SOLD_OUT: 'offerGone',
  NOT_OFFERED: 'offerGone',
  PRICE_CHANGED: 'offerChanged',
  STALE_REVISION: 'changedElsewhere',
  CLOSED: 'closed',
  E_NO_CERTS_LEFT: 'used',
  SIGN_IN_REQUIRED: 'forMembers',
} as const

export type ChangeProblem = (typeof PROBLEMS)[keyof typeof PROBLEMS]

/** The label that tells a refusal; null for a code without one. */
export function changeProblem(code: unknown): ChangeProblem | null {
  return Object.hasOwn(PROBLEMS, String(code)) ? PROBLEMS[code as keyof typeof PROBLEMS] : null
}
