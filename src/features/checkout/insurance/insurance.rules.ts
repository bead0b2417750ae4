import type { DetailsPart, PartProblems } from '../details.rules'

/** A premium, in minor units. */
interface Premium {
  amount: number
  decimalPoint: number
  currency: string
}

/** What the visitor was offered. */
export interface OfferedInsurance {
  planId: string
  /** Of the guest: ISO 3166 alpha-2. */
  residence: string
  premium: Premium
  /** ISO instant. */
  expires: string
}

/** Fields of the part: the choice, and the offer that was shown beside it. */
export const CHOICE = 'choice'
export const OFFER = 'offer'
/** With the form, where one of both choices has to be made. */
export const MANDATORY = 'mandatory'

const LONGEST = new Map([
  [CHOICE, 3],
  [OFFER, 100],
  [MANDATORY, 3],
])

export type InsuranceProblem = 'choiceMissing' | 'offerChanged'

/** Travel insurance beside the stay (W44): `choice` is `yes` or `no`, and changes no price of the hotel. */
export const insurancePart: DetailsPart = {
  name: 'insurance',
  longest: (field) => LONGEST.get(field) ?? null,
  problemsOf: (values): PartProblems => {
    const isMissing = values[MANDATORY] === 'yes' && !choiceOf(values[CHOICE])
    return isMissing ? { [CHOICE]: 'choiceMissing' satisfies InsuranceProblem } : {}
  },
}

export function choiceOf(text: string | undefined): 'yes' | 'no' | null {
  return text === 'yes' || text === 'no' ? text : null
}

/** `TRIP-1 DE 4560.2 USD 2027-03-01T12:30:00.000Z`: all that a consent depends on. */
export function offerText(offer: OfferedInsurance): string {
  return `${termsOf(offer)} ${offer.expires}`
}

/** The offer that a consent was given to; null for a text that is none. */
export function readOffer(text: string | undefined): OfferedInsurance | null {
  const [, planId = '', residence = '', amount, point, currency = '', expires = ''] =
    /^(\S+) ([A-Z]{2}) (\d+)\.(\d) ([A-Z]{3}) (\S+)$/.exec(text ?? '') ?? []
  if (!planId || Number.isNaN(Date.parse(expires))) return null
  const premium = { amount: Number(amount), decimalPoint: Number(point), currency }
  return { planId, residence, premium, expires }
}

/** Whether a stored offer has the terms of the present one. */
export function hasSameTerms(stored: string | undefined, offer: OfferedInsurance): boolean {
  return stored?.startsWith(`${termsOf(offer)} `) ?? false
}

/** Whether the stored offer stands no longer, or has other terms than the present one. */
export function isOutdated(stored: string | undefined, offer: OfferedInsurance, now: number) {
  if (!stored || !hasSameTerms(stored, offer)) return true
  return !(Date.parse(stored.slice(stored.lastIndexOf(' ') + 1)) > now)
}

function termsOf({ planId, residence, premium }: OfferedInsurance): string {
  const { amount, decimalPoint, currency } = premium
  return `${planId} ${residence} ${amount}.${decimalPoint} ${currency}`
}
