import { PROHIBITED_COUNTRIES } from '../../rules/codes/codes'
import { textsOf } from '../../rules/content/read-record'
import { DEFAULT_COUNTRY, normaliseLocale } from '../../rules/locale/locale'
import { isFilled, isValid } from '../../rules/validation/validation'

/** All that one-click join needs to know of somebody (W42), in the order in which it asks. */
export const JOINER_FIELDS = ['givenName', 'familyName', 'email', 'country'] as const

export type JoinerField = (typeof JOINER_FIELDS)[number]

/** Empty where it is not known; the country is ISO 3166 alpha-2. */
export type Joiner = Record<JoinerField, string>

export type JoinerProblem =
  | 'fieldRequired'
  | 'nameInvalid'
  | 'emailInvalid'
  | 'countryRequired'
  | 'prohibitedCountryErrMsg'

/** What is known of somebody, or was typed; anything may have come from outside. */
export function readJoiner(given: unknown): Joiner {
  const texts = textsOf(given, JOINER_FIELDS)
  // Phones write an apostrophe that the rule for names does not know.
  const text = (name: JoinerField) => texts[name]?.trim().replaceAll('’', "'") ?? ''
  return {
    givenName: text('givenName'),
    familyName: text('familyName'),
    email: text('email'),
    country: text('country').toUpperCase(),
  }
}

/** What is missing or wrong by the rules of C.17; empty for who may join. */
export function joinerProblems(
  joiner: Joiner,
  locale: string,
): Partial<Record<JoinerField, JoinerProblem>> {
  const { email, country } = joiner
  const isName = (name: string) =>
    isValid('name', name) && isValid('chineseName', name, { locale: normaliseLocale(locale) })
  const nameProblem = (name: string): JoinerProblem | null => {
    if (!isFilled(name)) return 'fieldRequired'
    return isName(name) ? null : 'nameInvalid'
  }
  const found: Record<JoinerField, JoinerProblem | null> = {
    givenName: nameProblem(joiner.givenName),
    familyName: nameProblem(joiner.familyName),
    email: isValid('emailGeneral', email) ? null : 'emailInvalid',
    country: countryProblem(country),
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem))
}

function countryProblem(country: string): JoinerProblem | null {
  if (!/^[A-Z]{2}$/.test(country)) return 'countryRequired'
  return PROHIBITED_COUNTRIES.includes(country) ? 'prohibitedCountryErrMsg' : null
}

/** The country of a site's locale, for a visitor of whom nothing is known. */
export function countryOfLocale(locale: string): string {
  return new Intl.Locale(normaliseLocale(locale)).region ?? DEFAULT_COUNTRY
}
