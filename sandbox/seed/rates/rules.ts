import type { ChargeRule } from '../../../src/rules/money/taxes'

const usual = {
  base: 'rooms',
  includedInRate: false,
  payAt: 'BOOKING',
  exemptBelowAge: null,
  maxNights: null,
  from: null,
  to: null,
} satisfies Partial<ChargeRule>

/** A percentage of the room prices, added to them and paid with them unless `more` says otherwise. */
export function percent(code: string, value: number, more: Partial<ChargeRule> = {}): ChargeRule {
  return { ...usual, code, kind: 'percent', value, ...more }
}

/** Minor units for each room and night. */
export function perNight(code: string, value: number, more: Partial<ChargeRule> = {}): ChargeRule {
  return { ...usual, code, kind: 'perNight', value, ...more }
}

/** Minor units for each person and night, paid at the hotel, as most cities ask for it. */
export function perPersonNight(
  code: string,
  value: number,
  more: Partial<ChargeRule> = {},
): ChargeRule {
  return { ...usual, code, kind: 'perPersonNight', value, payAt: 'HOTEL', ...more }
}
