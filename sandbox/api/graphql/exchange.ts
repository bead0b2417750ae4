import { convertMoney } from '../../../src/features/currency/currency.rules'
import type { Money } from '../../../src/rules/money/money'
import { EXCHANGE_RATES_AS_OF, exchangeRates } from '../../seed/exchange-rates'

/** Rates from one currency into others, one of each; none for an unknown currency. */
export function exchangeViews(from: string, to: readonly string[]) {
  return [...new Set(to)].flatMap((currency) => {
    const rate = rateOf(from, currency)
    return rate === null ? [] : [{ currency, rate, asOf: EXCHANGE_RATES_AS_OF }]
  })
}

/** An amount in another currency (S1 §7); null where there is no rate. */
export function convertedMoney(input: {
  fromCurrency: string
  value: { amount: number; decimalPoint: number }
  toCurrency: string
}): Money | null {
  const money = { ...input.value, currency: input.fromCurrency }
  return convertMoney(money, input.toCurrency, rateOf(input.fromCurrency, input.toCurrency))
}

function rateOf(from: string, to: string): number | null {
  const [base, target] = [from, to].map((code) =>
    Object.hasOwn(exchangeRates, code) ? exchangeRates[code] : undefined,
  )
  return base && target ? Number((target / base).toPrecision(8)) : null
}
