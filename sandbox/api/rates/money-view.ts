import { type Money, minorDigits } from '../../../src/rules/money/money'

/** Minor units of a currency, as the schema has money. */
export function moneyView(amount: number, currency: string): Money {
  return { amount, decimalPoint: minorDigits(currency), currency }
}
