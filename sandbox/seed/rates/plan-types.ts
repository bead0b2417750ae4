import type { Localized } from '../seed-types'

/** What is kept of a cancelled stay; `value` is nights, percent of the stay, or minor units. */
export interface SeedPenalty {
  kind: 'NIGHTS' | 'PERCENT' | 'FIXED'
  value: number
}

/**
 * `FREE`: free of charge until `time` by the hotel's clock, `hoursBefore` hours (a multiple of 24)
 * before the day of arrival; 0 is the day of arrival itself. Afterwards the penalty is due.
 * `PARTIAL`: the penalty is due whenever the guest cancels.
 */
export type SeedCancel =
  | { kind: 'FREE'; hoursBefore: number; time: '18:00'; penalty: SeedPenalty }
  | { kind: 'PARTIAL'; penalty: SeedPenalty }
  | { kind: 'NON_REFUNDABLE' }

/** A rate plan at one hotel. */
export interface SeedRatePlan {
  /** Unique within the chain: four upper case letters. */
  code: PlanCode
  name: Localized
  description: Localized
  /** Who may book it, where not everybody may. */
  eligibility: Localized | null
  /** What the price includes beside the room. */
  inclusions: readonly Localized[]
  audience:
    | 'STANDARD'
    | 'MEMBER'
    | 'AAA'
    | 'SENIOR'
    | 'GROUP'
    | 'GOVERNMENT'
    | 'CORPORATE'
    | 'TRAVEL_AGENT'
    | 'PACKAGE'
  /** Of the flexible price: 0.9 is a tenth less; 0 where points pay for the whole room. */
  factor: number
  mealPlan: 'NONE' | 'BREAKFAST' | 'HALF_BOARD'
  /** Added for each guest and night, children too: minor units of the hotel's currency. */
  mealPerPerson: number | null
  cancel: SeedCancel
  /**
   * What a guest may change of a booked stay: `credit`: anything, and what was paid counts for it; `addOnly`:
   * nights can be added; `none`: nothing.
   */
  change: 'credit' | 'addOnly' | 'none'
  guarantee: 'CARD' | 'NONE' | 'PREPAY' | 'DEPOSIT_FIRST_NIGHT' | 'DEPOSIT_PERCENT'
  /** Percent of the stay that is charged when booking; null unless `DEPOSIT_PERCENT`. */
  depositPercent: number | null
  /** The guest sees no amount (`Rate.isGuestViewable` is false). */
  isConfidential: boolean
  isCommissionable: boolean
  /** Fewest nights. */
  minStay: number
  /**
   * Any of them opens the plan; null: no code is needed. Plans of `AAA`, `SENIOR` and `GOVERNMENT`
   * are asked for by rate type.
   */
  codes: readonly string[] | null
  /**
   * Points that pay for a whole night in the low season; null: points cannot pay for it. A plan with a factor takes
   * half of them, and money for the rest (`PCSH`).
   */
  points: number | null
  /** Whether members earn points with it. */
  pointsEarned: boolean
}

export type PlanCode =
  | 'FLEX'
  | 'MEMB'
  | 'PREP'
  | 'MPRE'
  | 'BFST'
  | 'HALF'
  | 'LONG'
  | 'AAAR'
  | 'SENR'
  | 'GOVT'
  | 'CORP'
  | 'GRUP'
  | 'AGNT'
  | 'PNTS'
  | 'PCSH'
