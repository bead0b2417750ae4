import type { DetailsPart, PartProblems } from '../details.rules'

/** Fields of the part: the choice, and the id of the offer that was shown beside it. */
export const CHOICE = 'choice'
export const OFFER = 'offer'
/** With the form, where one of both choices has to be made. */
export const MANDATORY = 'mandatory'

const LONGEST = new Map([
  [CHOICE, 3],
  [OFFER, 100],
  [MANDATORY, 3],
])

export type InsuranceProblem = 'choiceMissing' | 'offerChanged'

/** Travel insurance beside the stay (W44): `choice` is `yes` or `no`, and changes no price of the hotel. */
export const insurancePart: DetailsPart = {
  name: 'insurance',
  longest: (field) => LONGEST.get(field) ?? null,
  problemsOf: (values): PartProblems => {
    const isMissing = values[MANDATORY] === 'yes' && !choiceOf(values[CHOICE])
    return isMissing ? { [CHOICE]: 'choiceMissing' satisfies InsuranceProblem } : {}
  },
}

export function choiceOf(text: string | undefined): 'yes' | 'no' | null {
  return text === 'yes' || text === 'no' ? text : null
}

/** Whether two ids name offers of the same terms; what is after the dot is when an offer ends. */
export function hasSameTerms(id: string, other: string): boolean {
  return id.split('.')[0] === other.split('.')[0]
}
