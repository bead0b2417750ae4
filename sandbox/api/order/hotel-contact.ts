import type { Locale, SeedHotel } from '../../seed/seed-types'

/** Where a hotel is, in one line. */
export function addressOf({ address }: SeedHotel, locale: Locale): string {
  const { line1, city, postalCode, country } = address
  const parts = [line1[locale], [postalCode, city[locale]].filter(Boolean).join(' ')]
  return [...parts, country.name[locale]].join(locale === 'ar-SA' ? '، ' : ', ')
}

/** Its telephone, as people read it. */
export function phoneOf({ phones }: SeedHotel): string {
  const phone = phones.find(({ type }) => type !== 'fax')
  return phone?.display ?? phone?.original ?? ''
}
