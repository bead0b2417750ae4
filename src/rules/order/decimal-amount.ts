import type { Money } from '../money/money'

/** An amount as a decimal text without a currency: `1234.50`, for machines that read no minor units. */
export function numberOf({ amount, decimalPoint }: Money): string {
  const digits = String(Math.abs(amount)).padStart(decimalPoint + 1, '0')
  const whole = digits.slice(0, digits.length - decimalPoint)
  const sign = amount < 0 ? '-' : ''
  return sign + whole + (decimalPoint ? `.${digits.slice(-decimalPoint)}` : '')
}
