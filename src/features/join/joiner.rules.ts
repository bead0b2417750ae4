import { PROHIBITED_COUNTRIES } from '../../rules/codes/codes'
import { textsOf } from '../../rules/content/read-record'
import { DEFAULT_COUNTRY, normaliseLocale } from '../../rules/locale/locale'
import { plainField } from '../../rules/people/plain-field'
import { isFilled, isValid } from '../../rules/validation/validation'

/** The data that one-click join needs (W42), in the order of its fields. */
export const JOINER_FIELDS = ['givenName', 'familyName', 'email', 'country'] as const

export type JoinerField = (typeof JOINER_FIELDS)[number]

/** Empty texts are unknown; the country is ISO 3166 alpha-2. */
export type Joiner = Record<JoinerField, string>

export type JoinerProblem =
  | 'fieldRequired'
  | 'nameInvalid'
  | 'emailInvalid'
  | 'countryRequired'
  | 'prohibitedCountryErrMsg'

/** Reads known or typed data from an untrusted value. */
export function readJoiner(given: unknown): Joiner {
  const texts = textsOf(given, JOINER_FIELDS)
  const text = (name: JoinerField) => plainField(name, texts[name] ?? '')
  return {
    givenName: text('givenName'),
    familyName: text('familyName'),
    email: text('email'),
    country: text('country').toUpperCase(),
  }
}

/** Missing or invalid fields by the rules of C.17; empty if the visitor may join. */
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

/** The country of the site's locale, as the default for an unknown visitor. */
export function countryOfLocale(locale: string): string {
  return new Intl.Locale(normaliseLocale(locale)).region ?? DEFAULT_COUNTRY
}
