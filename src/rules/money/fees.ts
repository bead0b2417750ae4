import { languageOf } from '../locale/locale'
import { formatMoney, type Money } from './money'

/** Unit that a fee is charged for (D.2). */
export type FeeBasis = 'NIGHT' | 'STAY' | 'PERSON' | 'PERSON_NIGHT' | 'ROOM'

/**
 * Formats a price with its basis in the word order of the language: "$30.00 per night",
 * 「1泊につき￥600」. Without words for the basis the result is the price alone; without a valid price it
 * is ''.
 */
export function formatPrice(
  amount: Money | null | undefined,
  basis: string | null | undefined,
  locale: string,
): string {
  const price = amount ? formatMoney(amount, locale) : ''
  const per = basis?.trim()
  if (!price || !per) return price
  return /^(ja|zh)$/.test(languageOf(locale)) ? `${per}${price}` : `${price} ${per}`
}

/** Whether the price is known to be zero. A missing price is not free. */
export function isFree(amount: Money | null | undefined): boolean {
  return amount?.amount === 0
}
