/** Why rooms were not cancelled or not taken back, by the code of the answer or of the address: a label’s name. */
const PROBLEMS = {
  STALE_REVISION: 'stale',
  NOT_CANCELLABLE: 'blocked',
  NO_ROOMS: 'noRooms',
  NOT_FOUND: 'unknown',
  TOO_LATE: 'tooLate',
  /** The server cannot say what has been done. */
  DOWN: 'unsure',
  FAIL: 'unsure',
} as const

export type CancelProblem = (typeof PROBLEMS)[keyof typeof PROBLEMS] | 'refused'

/** The label that tells a refusal; null for a code without one. */
export function cancelProblem(code: unknown): CancelProblem | null {
  return Object.hasOwn(PROBLEMS, String(code)) ? PROBLEMS[code as keyof typeof PROBLEMS] : null
}
