/** Why an order was not changed, by the code of the answer: a label's name. */
const PROBLEMS = {
  NOT_OFFERED: 'offerGone',
  CLOSED: 'closed',
  E_NO_CERTS_LEFT: 'used',
  SIGN_IN_REQUIRED: 'forMembers',
} as const

export type ChangeProblem = (typeof PROBLEMS)[keyof typeof PROBLEMS]

/** The label that tells a refusal; null for a code without one. */
export function changeProblem(code: unknown): ChangeProblem | null {
  return Object.hasOwn(PROBLEMS, String(code)) ? PROBLEMS[code as keyof typeof PROBLEMS] : null
}

/** The page has other forms, whose refusals have some of the same codes. */
const OF_CHANGE = 'upgrade.'

/** The `outcome` of an address that a form without a script leads to, by the code of its refusal. */
export function refusedOutcome(code: string): string {
  return OF_CHANGE + code
}

/** The label that tells the `outcome` of an address; null for that of another form. */
export function addressedProblem(outcome: string | null): ChangeProblem | null {
  return outcome?.startsWith(OF_CHANGE) ? changeProblem(outcome.slice(OF_CHANGE.length)) : null
}
