/** Stands before the code of a refusal in an address: other forms of the page have outcomes of their own. */
const PREFIX = 'change.'

/** Why a stay is not changed so, by the code of the answer: a label's name. */
const PROBLEMS = {
  ADD_ONLY: 'addOnly',
  NOT_CHANGEABLE: 'notChangeable',
  NOT_YOURS: 'notYours',
  DEPARTURE_ONLY: 'departureOnly',
  NIGHT_BEGUN: 'nightBegun',
  PAST: 'hasBegun',
  CANCELLED: 'hasBegun',
  SOLD_OUT: 'notSold',
  EXTRA_SOLD_OUT: 'extraNotSold',
  DESK_AWAY: 'deskAway',
  NO_ROOM_CHOSEN: 'noRoomChosen',
  UNPROCESSABLE_ENTITY: 'noSuchDates',
  ORDER_NOT_FOUND: 'gone',
  POINTS_SHORT: 'tooFewPoints',
  SIGN_IN_REQUIRED: 'memberOnly',
  TOO_MANY_CHANGES: 'tooOften',
  STALE_REVISION: 'changedMeanwhile',
} as const

export type ChangeProblem = (typeof PROBLEMS)[keyof typeof PROBLEMS] | 'notChanged'

/** `notChanged` for every other code, and without an answer. */
export function changeProblem(code: unknown): ChangeProblem {
  return Object.hasOwn(PROBLEMS, String(code))
    ? PROBLEMS[code as keyof typeof PROBLEMS]
    : 'notChanged'
}

/** The outcome that an address names after a refusal; null for a code that no page tells. */
export function changeOutcome(code: string): string | null {
  return Object.hasOwn(PROBLEMS, code) ? PREFIX + code : null
}

/** What the rooms of the review, or their extras, tell themselves. */
const TOLD_BY_ROOMS = ['SOLD_OUT', 'EXTRA_SOLD_OUT']

/** Why a change was not made, by the `problem` of the address of its review; null for what others tell. */
export function reviewedProblem(problem: string | null): ChangeProblem | null {
  const isKnown = problem !== null && Object.hasOwn(PROBLEMS, problem)
  return isKnown && !TOLD_BY_ROOMS.includes(problem) ? changeProblem(problem) : null
}

/** The problem that an outcome of an address names; null for outcomes of other forms. */
export function addressedChangeProblem(outcome: string | null): ChangeProblem | null {
  return outcome?.startsWith(PREFIX) ? changeProblem(outcome.slice(PREFIX.length)) : null
}
