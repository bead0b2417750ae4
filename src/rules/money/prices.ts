import { likelyRegion } from '../formats/formatters'
import { normaliseLocale } from '../locale/locale'
import type { FeeBasis } from './fees'
import { type Money, sumMoney } from './money'

/**
 * What a price on a card has in it: room and mandatory fees, taxes named apart and added in the
 * total; or taxes too (C.14).
 */
export type PriceMarket = 'feesIncluded' | 'allInclusive'

/** Least saving that is shown, percent (E1-26). */
const LEAST_SAVING = 3.3

/** Where prices are shown with all taxes: EU and EEA, GB, CH, AU, NZ, JP, KR, TW (C.14). */
const ALL_INCLUSIVE =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO GB CH AU NZ JP KR TW'.split(
    ' ',
  )

/**
 * The market of a country (ISO 3166 alpha-2), or of the locale's when none is known. `configured`
 * comes first where it names the country (C.14).
 */
export function priceMarket(
  country: string | null | undefined,
  locale: string,
  configured: Readonly<Record<string, PriceMarket>> = {},
): PriceMarket {
  const code = country?.toUpperCase() || likelyRegion(normaliseLocale(locale))
  const known = Object.hasOwn(configured, code) ? configured[code] : undefined
  return known ?? (ALL_INCLUSIVE.includes(code) ? 'allInclusive' : 'feesIncluded')
}

export interface FeePerBasis {
  amount: Money
  basis: FeeBasis
}

/** What a fee comes to in a stay. */
export function stayFee(
  { amount: money, basis }: FeePerBasis,
  stay: { nights: number; guests: number; rooms: number },
): Money {
  const times = { NIGHT: stay.nights, STAY: 1, PERSON: stay.guests, ROOM: stay.rooms }[basis]
  return { ...money, amount: money.amount * times }
}

/** What a stay costs, as the server has it; amounts of one currency, for the whole stay where not said otherwise. */
export interface StayCharges {
  /** One a night. */
  nights: readonly Money[]
  /** Mandatory fees only: others are a choice and no part of a price. */
  fees: readonly Money[]
  taxes: readonly { amount: Money; includedInRate: boolean }[]
}

export interface StayPrice {
  /** What the card says a night costs on average, rounded half up. */
  nightly: Money
  /** What the card says the stay costs. */
  shown: Money
  /** Taxes that are not in `shown` but in `total`; null for none. */
  taxes: Money | null
  /** All that the guest will pay. */
  total: Money
}

/** The price of a stay as a market shows it (C.14). Nothing is left out of the total. No nights, or several currencies → null. */
export function stayPrice(charges: StayCharges, market: PriceMarket): StayPrice | null {
  const { nights, fees } = charges
  const added = charges.taxes.filter((tax) => !tax.includedInRate).map((tax) => tax.amount)
  const isAll = market === 'allInclusive'
  const shown = nights.length ? sumMoney([...nights, ...fees, ...(isAll ? added : [])]) : null
  const total = nights.length ? sumMoney([...nights, ...fees, ...added]) : null
  if (!shown || !total) return null
  const nightly = averageNightly(shown.amount, nights.length)
  return {
    nightly: { ...shown, amount: nightly },
    shown,
    taxes: isAll ? null : sumMoney(added),
    total,
  }
}

/** A stay's amount or points by night, rounded half up (C.14): always shown with the whole. */
export function averageNightly(total: number, nights: number): number {
  return nights > 0 ? Math.round(total / nights) : total
}

/**
 * Percent that a price is below the one it is compared with, rounded down; below 3.3 % no saving is
 * claimed → null (E1-26, C.14). Amounts in the same minor units.
 */
export function savingsPercent(compared: number, price: number): number | null {
  const percent = Number((((compared - price) * 100) / compared).toPrecision(12))
  return compared > 0 && percent >= LEAST_SAVING ? Math.floor(percent) : null
}
