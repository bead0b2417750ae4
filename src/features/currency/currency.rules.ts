import {
  formatMoney,
  type Money,
  minorDigits,
  minorUnits,
  roundHalfUp,
} from '../../rules/money/money'

/** How long rates of exchange are good (C.13). */
export const EXCHANGE_RATES_MS = 30 * 60_000

/** Decimals that amounts are sent for conversion with: 100 minor units, whatever the currency (E1-33). */
const SENT_DECIMALS = 2

/** What the conversion call is asked (S1 §7). */
export interface ConversionInput {
  fromCurrency: string
  value: { amount: number; decimalPoint: number }
  toCurrency: string
}

export function conversionInput(money: Money, toCurrency: string): ConversionInput {
  return {
    fromCurrency: money.currency,
    value: { amount: minorUnits(money, SENT_DECIMALS), decimalPoint: SENT_DECIMALS },
    toCurrency,
  }
}

/**
 * An amount in another currency, halves rounded up to that currency's minor unit (C.13). `rate`:
 * units of it for one of the amount's own. Without a rate above zero → null.
 */
export function convertMoney(
  money: Money,
  currency: string,
  rate: number | null | undefined,
): Money | null {
  if (!rate || !(rate > 0) || !Number.isFinite(rate)) return null
  const decimalPoint = minorDigits(currency)
  const amount = roundHalfUp(money.amount * rate * 10 ** (decimalPoint - money.decimalPoint))
  return Number.isSafeInteger(amount) ? { amount, decimalPoint, currency } : null
}

/**
 * The amount as the guest reads it in the currency of their choice, marked "≈" for what it is: never
 * an amount that is charged. Without a rate the amount in its own currency, unmarked (C.13).
 */
export function formatConverted(
  money: Money,
  currency: string,
  rate: number | null | undefined,
  locale: string,
): string {
  const converted = currency === money.currency ? null : convertMoney(money, currency, rate)
  const shown = converted && formatMoney(converted, locale)
  return shown ? `≈ ${shown}` : formatMoney(money, locale)
}
