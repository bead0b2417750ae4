import { likelyRegion } from '../formats/formatters'
import { normaliseLocale } from '../locale/locale'
import type { FeeBasis } from './fees'
import { type Money, sumMoney } from './money'

/**
 * What a price on a card includes (C.14): `feesIncluded` is room and mandatory fees, with taxes
 * shown apart and added in the total; `allInclusive` includes taxes too.
 */
export type PriceMarket = 'feesIncluded' | 'allInclusive'

/** Minimum saving that is shown, percent (E1-26). */
const LEAST_SAVING = 3.3

/** The only countries whose prices may leave out taxes (C.14 names the laws). */
const FEES_INCLUDED = ['US', 'CA']

/**
 * The market of a price: `feesIncluded` only where both the hotel's country (ISO 3166 alpha-2) and
 * the region of the visitor's locale have it, because the laws of either may apply (C.14). An
 * unknown country leaves the locale. An entry of `configured` decides for its country or region.
 */
export function priceMarket(
  country: string | null | undefined,
  locale: string,
  configured: Readonly<Record<string, PriceMarket>> = {},
): PriceMarket {
  const region = likelyRegion(normaliseLocale(locale))
  const markets = [country?.toUpperCase() || region, region].map((code) => {
    const usual = FEES_INCLUDED.includes(code) ? 'feesIncluded' : 'allInclusive'
    return (Object.hasOwn(configured, code) ? configured[code] : undefined) ?? usual
  })
  return markets.includes('allInclusive') ? 'allInclusive' : 'feesIncluded'
}

export interface FeePerBasis {
  amount: Money
  basis: FeeBasis
}

/** Amount of a fee for the stay. */
export function stayFee(
  { amount: money, basis }: FeePerBasis,
  stay: { nights: number; guests: number; rooms: number },
): Money {
  const times: Record<FeeBasis, number> = {
    NIGHT: stay.nights,
    STAY: 1,
    PERSON: stay.guests,
    PERSON_NIGHT: stay.guests * stay.nights,
    ROOM: stay.rooms,
  }
  return { ...money, amount: money.amount * times[basis] }
}

/**
 * Charges of a stay as the server delivers them: amounts of one currency, each for the full stay
 * unless a field says otherwise.
 */
export interface StayCharges {
  /** One amount per night. */
  nights: readonly Money[]
  /** Mandatory fees only; optional fees are not part of a price. */
  fees: readonly Money[]
  taxes: readonly { amount: Money; includedInRate: boolean }[]
}

export interface StayPrice {
  /** Average price per night on the card, rounded half up. */
  nightly: Money
  /** Price of the stay on the card. */
  shown: Money
  /** Taxes that `total` includes and `shown` does not; null for none. */
  taxes: Money | null
  /** Everything that the guest will pay. */
  total: Money
}

/**
 * The price of a stay as a market shows it (C.14). The total includes all charges. No nights, or
 * several currencies → null.
 */
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

/**
 * Average per night of an amount or of points, rounded half up (C.14). The interface always shows
 * the total beside it.
 */
export function averageNightly(total: number, nights: number): number {
  return nights > 0 ? Math.round(total / nights) : total
}

/**
 * Percent by which a price is below the compared one, rounded down. A saving below 3.3 % is not
 * claimed → null (E1-26, C.14). Both amounts are in the same minor units.
 */
export function savingsPercent(compared: number, price: number): number | null {
  const percent = Number((((compared - price) * 100) / compared).toPrecision(12))
  return compared > 0 && percent >= LEAST_SAVING ? Math.floor(percent) : null
}
