import type { DetailsPart } from '../details.rules'

/** What a ticked box stores. */
export const TICKED = 'yes'

/** Why a suite cannot be asked for: the name of a label. */
export type AwardProblem = 'tooFew' | 'closed'

/**
 * The rooms for which a member asks for a suite with awards (W36): the field is the id of the room. The
 * server alone knows the awards and the time, so that it alone refuses. A room that is gone is not read.
 */
export const awardsPart: DetailsPart = {
  name: 'awards',
  longest: (field) => (/^[\w-]{1,40}$/.test(field) ? TICKED.length : null),
  problemsOf: () => ({}),
}
