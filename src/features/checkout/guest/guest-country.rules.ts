import { DEFAULT_COUNTRY, normaliseLocale } from '../../../rules/locale/locale'
import type { PartValues } from '../details.rules'

/** The field in which guests say where they live. */
export const COUNTRY_FIELD = 'guest.country'

/** Where the guest lives: ISO 3166 alpha-2, by default the country of the locale. */
export function guestCountry(all: PartValues, locale: string): string {
  const said = all[COUNTRY_FIELD] ?? ''
  if (/^[A-Z]{2}$/.test(said)) return said
  return new Intl.Locale(normaliseLocale(locale)).region ?? DEFAULT_COUNTRY
}
