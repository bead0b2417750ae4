/** What the forms of the banner do; it stands before the code of a refusal in an address. */
export type CheckInStep = 'checkIn' | 'checkOut'

/** Why a room was not checked in to or out of, by the code of the answer: a label's name. */
const PROBLEMS = {
  STALE_REVISION: 'stale',
  CLOSED: 'closed',
  REGISTRATION: 'registrationMissing',
} as const

export type CheckInProblem =
  | (typeof PROBLEMS)[keyof typeof PROBLEMS]
  | 'refused'
  | 'checkOutRefused'

/** `refused` for every other code, and without an answer: the desk does it (F1). */
export function checkInProblem(code: unknown, step: CheckInStep): CheckInProblem {
  if (Object.hasOwn(PROBLEMS, String(code))) return PROBLEMS[code as keyof typeof PROBLEMS]
  return step === 'checkOut' ? 'checkOutRefused' : 'refused'
}

/** The outcome that an address names after a refusal; other forms of the page have outcomes of their own. */
export function checkInOutcome(code: string, step: CheckInStep): string {
  return `${step}.${code}`
}

/** The problem that an outcome of an address names; null for outcomes of other forms. */
export function addressedProblem(outcome: string | null): CheckInProblem | null {
  const [, step, code] = /^(checkIn|checkOut)\.(.*)$/.exec(outcome ?? '') ?? []
  return step === undefined ? null : checkInProblem(code, step as CheckInStep)
}
