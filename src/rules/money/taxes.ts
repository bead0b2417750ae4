import type { Party } from '../stay/stay-search'
import { roundHalfUp } from './money'

/** A fee or a tax that a hotel has to charge. */
export interface ChargeRule {
  code: string
  kind: 'percent' | 'perNight' | 'perPersonNight' | 'perStay' | 'perPerson'
  /** Percent, with decimals; of the other kinds minor units of the hotel's currency. */
  value: number
  /** What a percentage is taken of. */
  base: 'rooms' | 'roomsAndFees'
  /** The amounts of the nights contain it already. */
  includedInRate: boolean
  /** Whether it is paid with the booking or at the hotel. */
  payAt: 'BOOKING' | 'HOTEL'
  /** Children below this age do not pay; null: every guest pays. */
  exemptBelowAge: number | null
  /** It is charged for at most the first nights of the stay; null: for all. */
  maxNights: number | null
  /** First and last night that it is charged for, `YYYY-MM-DD`, both included; null: no limit. */
  from: string | null
  to: string | null
  /**
   * Of `perNight` and `perPersonNight`: the value of a night by its price for each guest, from the
   * lowest band up; below the first band `value` is charged. A stay that is charged nothing has no
   * line.
   */
  bands?: readonly { from: number; value: number }[]
}

/** One room for a stay; amounts are minor units of the hotel's currency. */
export interface ChargedStay {
  nights: readonly { date: string; amount: number }[]
  party: Party
  /** Mandatory fees of the stay together, for percentages of `roomsAndFees`. */
  fees: number
}

export interface ChargeLine {
  code: string
  /** An integer of minor units. */
  amount: number
  includedInRate: boolean
  payAt: ChargeRule['payAt']
}

/**
 * The charges of one room's stay, in the order of the rules; a rule that charges no night has no
 * line. Each line is rounded by itself, halves up, so that a total is the sum of its lines
 * (docs/decisions/0044). A child whose age is not known pays: a price may fall later, not rise.
 */
export function chargeLines(rules: readonly ChargeRule[], stay: ChargedStay): ChargeLine[] {
  return rules.flatMap((rule) => {
    const nights = chargedNights(rule, stay)
    if (nights.length === 0) return []
    const amount = roundHalfUp(amountOf(rule, rules, nights, stay))
    if (amount === 0 && rule.bands) return []
    const { code, includedInRate, payAt } = rule
    return [{ code, amount, includedInRate, payAt }]
  })
}

function amountOf(
  rule: ChargeRule,
  rules: readonly ChargeRule[],
  nights: ChargedStay['nights'],
  stay: ChargedStay,
): number {
  if (rule.kind === 'percent') return percentage(rule, rules, nights, stay)
  if (rule.bands) return banded(rule, nights, stay.party)
  return rule.value * timesOf(rule, nights.length, stay.party)
}

function chargedNights({ from, to, maxNights }: ChargeRule, { nights }: ChargedStay) {
  return nights
    .filter(({ date }) => date >= (from ?? date) && date <= (to ?? date))
    .slice(0, maxNights ?? nights.length)
}

/** Each night is in a band of its own. */
function banded(rule: ChargeRule, nights: ChargedStay['nights'], party: Party): number {
  const guests = party.adults + party.childAges.length
  const valueAt = (amount: number) =>
    rule.bands?.findLast(({ from }) => amount >= from * guests)?.value ?? rule.value
  const values = nights.reduce((sum, { amount }) => sum + valueAt(amount), 0)
  return values * timesOf(rule, 1, party)
}

function timesOf(rule: ChargeRule, nights: number, { adults, childAges }: Party): number {
  const paying = childAges.filter((age) => age === null || age >= (rule.exemptBelowAge ?? 0))
  const persons = adults + paying.length
  return {
    percent: 0,
    perNight: nights,
    perPersonNight: nights * persons,
    perStay: 1,
    perPerson: persons,
  }[rule.kind]
}

/**
 * A percentage of nights, and of their share of the fees. An amount that contains taxes of 7 % and
 * 2 % is 109 %, of which the first tax is seven parts.
 */
function percentage(
  rule: ChargeRule,
  rules: readonly ChargeRule[],
  nights: ChargedStay['nights'],
  stay: ChargedStay,
): number {
  // Sums of integers are exact: fees are shared by multiplying the nights, not by a division.
  const count = stay.nights.length
  const sums = new Map<number, number>()
  const add = (amount: number, contained: readonly ChargeRule[], date: string) => {
    const whole = 100 + (rule.includedInRate ? percentOn(date, contained, stay) : 0)
    sums.set(whole, (sums.get(whole) ?? 0) + amount)
  }
  const included = rules.filter((other) => other.kind === 'percent' && other.includedInRate)
  const ofFees = included.filter(({ base }) => base === 'roomsAndFees')
  for (const { date, amount } of nights) {
    add(amount * count, included, date)
    if (rule.base === 'roomsAndFees') add(stay.fees, ofFees, date)
  }
  return [...sums].reduce((sum, [whole, amount]) => sum + (amount * rule.value) / whole / count, 0)
}

/** Sum of the percentages that are charged on a night. */
function percentOn(date: string, rules: readonly ChargeRule[], stay: ChargedStay): number {
  return rules
    .filter((rule) => chargedNights(rule, stay).some((night) => night.date === date))
    .reduce((sum, { value }) => sum + value, 0)
}
