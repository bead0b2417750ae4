import { addressLines as linesOf } from '../../../src/rules/address'
import { formatClockTime } from '../../../src/rules/clock-time'
import { formatPrice, isFree } from '../../../src/rules/fees'
import { formatMoney } from '../../../src/rules/money'
import { overviewTexts as text } from '../page-texts'
import type { Locale, SeedHotel } from '../seed-types'
import { fill } from './page-parts'

interface Fact {
  term: string
  details: string[]
}

/** Terms of a stay in the order in which a guest meets them; what a hotel does not have is left out. */
export function factsOf(hotel: SeedHotel, locale: Locale): Fact[] {
  const { policies } = hotel
  const time = (from: string) => formatClockTime(from, locale)
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
export function addressLines(hotel: SeedHotel, locale: Locale): string[] {
  const { line1, line2, line3, city, postalCode, state, country } = hotel.address
  return linesOf(
    {
      line1: line1[locale],
      line2: line2?.[locale],
      line3: line3?.[locale],
      city: city[locale],
      postalCode,
      stateProvince: { description: state?.name[locale] },
      country: { code: country.code, description: country.name[locale] },
    },
    locale,
  )
}

function parkingText(parking: SeedHotel['parking'][number], locale: Locale): string {
  const price = isFree(parking.amount)
    ? text.free[locale]
    : formatPrice(parking.amount, parking.basis?.[locale], locale)
  return `${parking.name[locale]}: ${price}`
}

function feeTexts(fee: SeedHotel['mandatoryFees'][number], locale: Locale): string[] {
  const price = formatPrice(fee.amount, text.feeBasis[fee.basis][locale], locale)
  const tax = fee.taxIncluded ? '' : `, ${text.plusTax[locale]}`
  return [`${fee.name[locale]}: ${price}${tax}`, fee.purpose[locale]]
}
