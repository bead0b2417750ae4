import { minorDigits } from '../../../src/rules/money/money'
import type { Offer } from '../../engine/answers/offers'
import { exchangeRates } from '../../seed/exchange-rates'
import type { SeedHotel } from '../../seed/seed-types'

/** Points for each dollar of the room price. */
const POINTS_PER_DOLLAR = 10

/** What a member earns with a stay: by the price of the nights, without fees and taxes. */
export function earnedPoints(
  { subtotal }: Pick<Offer, 'subtotal'>,
  { currency }: Pick<SeedHotel, 'currency'>,
): number | null {
  const rate = exchangeRates[currency]
  if (!rate) return null
  const dollars = subtotal / 10 ** minorDigits(currency) / rate
  return Math.floor(dollars * POINTS_PER_DOLLAR)
}
