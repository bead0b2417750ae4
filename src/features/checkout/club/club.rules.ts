import { isMasked } from '../../../rules/formats/mask'
import { plainField } from '../../../rules/people/plain-field'
import { plainCode } from '../../../rules/people/plain-text'
import type { DetailsPart, PartProblems } from '../details.rules'

/** Fields of the part. */
export const NUMBER = 'number'
export const POSTAL_CODE = 'postalCode'
/** Ticked by a member who wants the number in the profile. */
export const SAVE = 'save'
/** With the form, while a rate of the cart asks for a membership. */
export const NEEDED = 'needed'
/** What the club has said last; the server stores its own, and takes none from a form. */
export const VERDICT = 'verdict'

/** `UNCHECKED`: the club did not answer, and the hotel checks. */
export type ClubVerdict = 'VALID' | 'INVALID' | 'EXPIRED' | 'UNCHECKED'

const LONGEST = new Map([
  [NUMBER, 30],
  [POSTAL_CODE, 10],
  [SAVE, 3],
  [NEEDED, 3],
])

export type ClubProblem = 'numberMissing' | 'numberMalformed' | 'numberInvalid' | 'numberExpired'

/**
 * Membership of the automobile club that opens a rate (W87). A number that is stored is sent to the
 * browser masked; the masked text, sent back, means the stored one.
 */
export const clubPart: DetailsPart = {
  name: 'club',
  longest: (field) => LONGEST.get(field) ?? null,
  plain: (field, value) => plainField(field, value),
  problemsOf: (values): PartProblems => {
    const problem = values[NEEDED] === 'yes' ? numberProblem(values) : null
    return problem ? { [NUMBER]: problem } : {}
  },
}

/** What is wrong with the number of a membership that is asked for; null if nothing is. */
export function numberProblem(values: Readonly<Record<string, string>>): ClubProblem | null {
  const number = clubNumber(values[NUMBER])
  if (!number) return 'numberMissing'
  if (!isMasked(number) && !isClubNumber(number)) return 'numberMalformed'
  return verdictProblem(values[VERDICT])
}

export function verdictProblem(verdict: string | null | undefined): ClubProblem | null {
  if (verdict === 'INVALID') return 'numberInvalid'
  return verdict === 'EXPIRED' ? 'numberExpired' : null
}

/** The number without what is typed between its digits. */
export function clubNumber(text: string | undefined): string {
  return plainCode(text ?? '').replace(/[\s-]/g, '')
}

/** 9 to 16 digits (W87). */
export function isClubNumber(number: string): boolean {
  return /^\d{9,16}$/.test(number)
}

/** `••••••••••••0004`. */
export function maskClubNumber(number: string): string {
  return '•'.repeat(Math.max(0, number.length - 4)) + number.slice(-4)
}
