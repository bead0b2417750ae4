import { plainField } from '../../../rules/people/plain-field'
import { plainCode } from '../../../rules/people/plain-text'
import { isFilled, isValid } from '../../../rules/validation/validation'
import type { DetailsPart, PartProblems, PartValues } from '../details.rules'

/** Fields of a travel agent (W34), with their longest values in characters. */
const FIELDS = new Map([
  // With the spaces and hyphens that agents write.
  ['number', 20],
  ['name', 40],
  ['email', 80],
  ['programme', 10],
  ['billing', 40],
  ['commission', 3],
])

/** An IATA or TIDS number without spaces and hyphens, in western digits. */
export function agencyNumber(text: string | undefined): string {
  return plainCode(text ?? '').replace(/[\s-]/g, '')
}

export function isAgencyNumber(number: string): boolean {
  return /^\d{7,8}$/.test(number)
}

/**
 * Whether the last of eight digits is not the check digit, the first seven modulo 7. The reservation
 * system decides: numbers that break the rule are in use.
 */
export function isUnusual(number: string): boolean {
  return /^\d{8}$/.test(number) && Number(number.slice(0, 7)) % 7 !== Number(number.slice(7))
}

function agentProblems(values: PartValues): PartProblems {
  const has = (field: string) => isFilled(values[field] ?? '')
  const problems: Record<string, string> = {}
  if (has('number')) {
    if (!isAgencyNumber(agencyNumber(values.number))) problems.number = 'numberInvalid'
  } else if ([...FIELDS.keys()].some(has)) {
    problems.number = 'numberMissing'
  }
  if (has('email') && !isValid('emailGeneral', plainField('email', values.email ?? ''))) {
    problems.email = 'emailInvalid'
  }
  return problems
}

/** Who books for the guests. */
export const agentPart: DetailsPart = {
  name: 'agent',
  longest: (field) => FIELDS.get(field) ?? null,
  plain: (field, value) => plainField(field, value),
  problemsOf: agentProblems,
}
