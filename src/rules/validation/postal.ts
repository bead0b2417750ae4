import type { ValidationRule } from './validation'

/**
 * Countries with postal codes of five and of six digits, among the countries that many guests come
 * from. Kazakhstan and Vietnam have newer ones beside those.
 */
const FIVE = 'DE FR ES IT MX TH SA KR TR FI SE ID MY UA HR KW'
const SIX = 'CN IN SG RU CO RO'

/**
 * The rule of C.17 for postal codes of a country, ISO 3166 alpha-2; null where any text is allowed.
 */
export function postalRuleOf(country: string): ValidationRule | null {
  if (country === 'US') return 'postalUS'
  if (country === 'CA') return 'postalCA'
  if (FIVE.split(' ').includes(country)) return 'zip5'
  return SIX.split(' ').includes(country) ? 'zip6' : null
}

const WITH_STATES = 'US CA AU JP CN BR MX'

/** Whether an address of the country has a state or province (W43). */
export function hasStates(country: string): boolean {
  return WITH_STATES.split(' ').includes(country)
}
