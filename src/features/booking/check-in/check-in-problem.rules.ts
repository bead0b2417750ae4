/** Stands before the code of a refusal in an address: other forms of the page have outcomes of their own. */
const PREFIX = 'checkIn.'

/** Why a room was not checked in, by the code of the answer: a label's name. */
const PROBLEMS = {
  STALE_REVISION: 'stale',
  CLOSED: 'closed',
  REGISTRATION: 'registrationMissing',
} as const

export type CheckInProblem = (typeof PROBLEMS)[keyof typeof PROBLEMS] | 'refused'

/** `refused` for every other code, and without an answer: the desk does it (F1). */
export function checkInProblem(code: unknown): CheckInProblem {
  return Object.hasOwn(PROBLEMS, String(code)) ? PROBLEMS[code as keyof typeof PROBLEMS] : 'refused'
}

/** The outcome that an address names after a refusal. */
export function checkInOutcome(code: string): string {
  return PREFIX + code
}

/** The problem that an outcome of an address names; null for outcomes of other forms. */
export function addressedProblem(outcome: string | null): CheckInProblem | null {
  return outcome?.startsWith(PREFIX) ? checkInProblem(outcome.slice(PREFIX.length)) : null
}
