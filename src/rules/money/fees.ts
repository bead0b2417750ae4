import { languageOf } from '../locale/locale'
import { formatMoney, type Money } from './money'

/** What a fee is charged for (D.2). */
export type FeeBasis = 'NIGHT' | 'STAY' | 'PERSON' | 'ROOM'

/**
 * A price with what it is for, in the order of the language: "$30.00 per night", 「1泊につき￥600」.
 * Without words for the basis the price alone; no price that could be shown → ''.
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

/** Whether something costs nothing: known to be, not merely without a price. */
export function isFree(amount: Money | null | undefined): boolean {
  return amount?.amount === 0
}
