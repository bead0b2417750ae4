import { addressParts, formatAddress } from '../../../src/rules/address'
import { formatLocale, languageOf } from '../../../src/rules/locale'
import { formatMoney } from '../../../src/rules/money'
import { overviewTexts as text } from '../page-texts'
import type { Locale, SeedHotel, SeedMoney } from '../seed-types'
import { fill } from './page-parts'

interface Fact {
  term: string
  details: string[]
}

const METRES_PER_MILE = 1609.344

/** Terms of a stay in the order in which a guest meets them; what a hotel does not have is left out. */
export function factsOf(hotel: SeedHotel, locale: Locale): Fact[] {
  const { policies } = hotel
  const time = (from: string) => formatTime(from, locale)
  const pets = [
    policies.pets[locale],
    policies.petFee && fill(text.petFee[locale], { amount: formatMoney(policies.petFee, locale) }),
  ]
  const facts: [string, (string | null | undefined)[]][] = [
    [text.checkIn[locale], [fill(text.checkInFrom[locale], { time: time(hotel.checkInTime) })]],
    [text.checkOut[locale], [fill(text.checkOutUntil[locale], { time: time(hotel.checkOutTime) })]],
    [
      text.age[locale],
      [policies.minAge ? fill(text.ageFrom[locale], { age: `${policies.minAge}` }) : null],
    ],
    [text.deposit[locale], [policies.deposit?.[locale]]],
    [text.smoking[locale], [policies.smoking[locale]]],
    [text.pets[locale], pets],
    [text.parking[locale], hotel.parking.map((parking) => parkingText(parking, locale))],
    [text.fees[locale], hotel.mandatoryFees.flatMap((fee) => feeTexts(fee, locale))],
  ]
  return facts
    .map(([term, details]) => ({ term, details: details.flatMap((detail) => detail || []) }))
    .filter(({ details }) => details.length > 0)
}

/** The address as a letter to the hotel would have it, in the order of the locale. */
export function addressLines({ address }: SeedHotel, locale: Locale): string[] {
  const streets = [address.line1, address.line2, address.line3].flatMap(
    (line) => line?.[locale] || [],
  )
  const town = formatAddress(
    {
      city: address.city[locale],
      postalCode: address.postalCode,
      stateProvince: { description: address.state?.name[locale] ?? null },
    },
    locale,
  )
  const country = addressParts(
    { country: { code: address.country.code, description: address.country.name[locale] } },
    locale,
  )
  const isLargeFirst = /^(ja|zh|ko)$/.test(languageOf(locale))
  return isLargeFirst ? [...country, town, ...streets] : [...streets, town, ...country]
}

/** Miles in the United States, elsewhere kilometres; metres when it is near. */
export function formatDistance(metres: number, locale: Locale): string {
  const [value, unit] =
    locale === 'en-US'
      ? [metres / METRES_PER_MILE, 'mile']
      : metres < 1000
        ? [Math.round(metres / 10) * 10, 'meter']
        : [metres / 1000, 'kilometer']
  return new Intl.NumberFormat(formatLocale(locale), {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: 1,
    numberingSystem: 'latn',
  }).format(value)
}

function formatTime(time: string, locale: Locale): string {
  return new Intl.DateTimeFormat(formatLocale(locale), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  }).format(new Date(`1970-01-01T${time}:00Z`))
}

function parkingText(parking: SeedHotel['parking'][number], locale: Locale): string {
  const price = parking.amount
    ? withBasis(parking.amount, parking.basis?.[locale], locale)
    : text.free[locale]
  return `${parking.name[locale]}: ${price}`
}

function feeTexts(fee: SeedHotel['mandatoryFees'][number], locale: Locale): string[] {
  const price = withBasis(fee.amount, text.feeBasis[fee.basis][locale], locale)
  const tax = fee.taxIncluded ? '' : `, ${text.plusTax[locale]}`
  return [`${fee.name[locale]}: ${price}${tax}`, fee.purpose[locale]]
}

function withBasis(amount: SeedMoney, basis: string | undefined, locale: Locale): string {
  const price = formatMoney(amount, locale)
  if (!basis) return price
  return /^(ja|zh)$/.test(languageOf(locale)) ? `${basis}${price}` : `${price} ${basis}`
}
