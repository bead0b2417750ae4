import type { ChargeRule } from '../../../src/rules/money/taxes'
import type { Localized } from '../seed-types'

/** A charge of a hotel with what guests read about it. */
export interface SeedCharge {
  rule: ChargeRule
  /** `fee`: the hotel's own, part of every price that is shown; `tax`: a public authority's. */
  kind: 'fee' | 'tax'
  name: Localized
  /** What it is for, or who charges it, and who is exempt. */
  purpose: Localized
}

/** What a hotel charges beside its room prices, or within them. */
export interface HotelCharges {
  /** To be computed first: the base `roomsAndFees` of a tax contains their sum. */
  fees: readonly ChargeRule[]
  taxes: readonly ChargeRule[]
  /** By the code of the rule. */
  texts: Readonly<Record<string, Pick<SeedCharge, 'name' | 'purpose'>>>
}
