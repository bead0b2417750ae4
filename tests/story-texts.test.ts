import { propertyView } from '../sandbox/api/graphql/property-view'
import { hotels } from '../sandbox/seed/hotels'
import { LOCALES } from '../sandbox/seed/seed-types'
import { inLocale } from '../stories/in-locale'

test.each(LOCALES)('a story in %s shows fees and taxes in that language', (locale) => {
  const feesIn = (language: (typeof LOCALES)[number]) =>
    hotels.map((hotel) => propertyView(hotel, language).mandatoryFees)
  expect(inLocale(feesIn('en-US'), 'en-US', locale)).toEqual(feesIn(locale))
})
