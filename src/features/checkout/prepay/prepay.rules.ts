import { agreementPart } from '../agreement/agreement.rules'

/** The consent to being charged at the booking (W22); its version is the amount that was agreed to. */
export const prepayPart = agreementPart('prepay')

/** The box: `prepay.accepted`. */
export const PREPAY_BOX = 'accepted'

interface Amount {
  /** Minor units. */
  amount: number
  decimalPoint: number
  currency: string
}

/** What all prepaid rooms of a cart are charged; null where the guest may not see one of the rates. */
export function prepaidSum(amounts: readonly (Amount | null)[]): Amount | null {
  const [first] = amounts
  if (!first) return null
  let amount = 0
  for (const one of amounts) {
    if (!one) return null
    amount += one.amount
  }
  return { ...first, amount }
}

/** `45600.2 USD`: a consent to another amount is another consent. */
export function prepayVersion(sum: Amount | null): string {
  return sum ? `${sum.amount}.${sum.decimalPoint} ${sum.currency}` : 'confidential'
}

/** The amount of such a version; null for none. */
export function amountOfVersion(version: string): Amount | null {
  const [, amount, decimalPoint, currency] = /^(\d{1,15})\.(\d) ([A-Z]{3})$/.exec(version) ?? []
  if (!amount || !decimalPoint || !currency) return null
  return { amount: Number(amount), decimalPoint: Number(decimalPoint), currency }
}
