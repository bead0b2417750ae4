import {
  formatMoney,
  type Money,
  minorDigits,
  minorUnits,
  roundHalfUp,
} from '../../rules/money/money'

/** Lifetime of exchange rates (C.13). */
export const EXCHANGE_RATES_MS = 30 * 60_000

/** Decimals of amounts in a conversion request: 100 minor units for every currency (E1-33). */
const SENT_DECIMALS = 2

/** Input of the conversion call (S1 §7). */
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
 * Converts an amount, halves rounded up to the minor unit of the target currency (C.13). `rate`:
 * units of the target currency for one of the amount's own. A rate that is not above zero → null.
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
 * Formats an amount in the visitor's currency, marked "≈" because this amount is never charged.
 * Without a rate: the amount in its own currency, unmarked (C.13).
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
