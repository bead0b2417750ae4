/** What the marks of cards are called, everywhere. */
const NAMES = new Map([
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['amex', 'American Express'],
  ['jcb', 'JCB'],
  ['unionpay', 'UnionPay'],
])

export function cardName(code: string): string {
  return NAMES.get(code) ?? code
}
