/** What becomes of a card, once the provider or the bank is asked. */
export type CardFate =
  | 'approve'
  /** The bank asks the visitor first. */
  | 'challenge'
  | 'decline'
  | 'expired'
  /** It is authorised; neither that nor the first question about it is answered. */
  | 'unknown'
  /** The token comes later than a page waits for it. */
  | 'late'
  /** It pays once; another charge of the same card is declined. */
  | 'declineAgain'
  /** It pays; neither another charge of the same card nor the first question about it is answered. */
  | 'unknownAgain'
  /** It pays; its bank takes no refund, as one whose account is closed. */
  | 'declineRefund'

export interface TestCard {
  /** Without spaces. Numbers that no bank gives out. */
  number: string
  fate: CardFate
  /** The bank's page takes the whole window. */
  isWide?: boolean
}

/** One card for each outcome; every other number of an accepted brand that adds up is approved. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4111111111111111', fate: 'approve' },
  { number: '5555555555554444', fate: 'approve' },
  { number: '378282246310005', fate: 'approve' },
  { number: '3566002020360505', fate: 'approve' },
  { number: '6200000000000005', fate: 'approve' },
  { number: '4000000000003220', fate: 'challenge' },
  { number: '5200828282828210', fate: 'challenge', isWide: true },
  { number: '4000000000000002', fate: 'decline' },
  { number: '4000000000000069', fate: 'expired' },
  { number: '4000000000000119', fate: 'unknown' },
  { number: '4000000000000259', fate: 'late' },
  { number: '4000000000000341', fate: 'declineAgain' },
  { number: '4000000000000127', fate: 'unknownAgain' },
  { number: '4000000000000408', fate: 'declineRefund' },
]

/** A bank of the United States declines a card that is used with this ZIP code: its bill goes elsewhere. */
export const WRONG_ZIP = '00000'

/** What the test bank sends as its code. */
export const CHALLENGE_CODE = '123456'

/** Brands by how their numbers begin, with the lengths of number and security code. */
const BRANDS: readonly [brand: string, begin: RegExp, lengths: readonly number[], cvv: number][] = [
  ['visa', /^4/, [16], 3],
  ['mastercard', /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/, [16], 3],
  ['amex', /^3[47]/, [15], 4],
  ['jcb', /^35/, [16], 3],
  ['unionpay', /^62/, [16, 17, 18, 19], 3],
]

/** The brand of a number; null for a number of none, or one that does not add up. */
export function brandOf(number: string): { brand: string; cvvLength: number } | null {
  const found = BRANDS.find(
    ([, begin, lengths]) => begin.test(number) && lengths.includes(number.length),
  )
  if (!found || !addsUp(number)) return null
  return { brand: found[0], cvvLength: found[3] }
}

/** Digits of a security code by brand. */
export const CVV_LENGTHS: Readonly<Record<string, number>> = Object.fromEntries(
  BRANDS.map(([brand, , , cvv]) => [brand, cvv]),
)

/** Luhn's check digit. */
function addsUp(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
