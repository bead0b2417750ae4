import { freeUntil } from './free-until'
import { planTexts } from './plan-texts'
import type { PlanCode, SeedRatePlan } from './plan-types'

/** What a plan is in every hotel; a hotel adds its meals, its points and its own terms. */
export type ChainPlan = Omit<SeedRatePlan, 'code' | 'mealPerPerson' | 'points'>

/** Open to everybody, paid at the hotel, free of charge to cancel until the day before. */
const usual = {
  eligibility: null,
  inclusions: [],
  audience: 'STANDARD',
  factor: 1,
  mealPlan: 'NONE',
  cancel: freeUntil(1),
  change: 'credit',
  guarantee: 'CARD',
  depositPercent: null,
  isConfidential: false,
  isCommissionable: false,
  minStay: 1,
  codes: null,
  pointsEarned: true,
} satisfies Partial<ChainPlan>

/** Cancelling costs points and no money, so that no card has to stand for anything. */
const inPoints = { audience: 'MEMBER', guarantee: 'NONE', pointsEarned: false } as const

const paidOnBooking = { cancel: { kind: 'NON_REFUNDABLE' }, guarantee: 'PREPAY' } as const

/** The plans of the chain. Codes of travel agents are the three programmes of E3-05. */
export const chainPlans: Readonly<Record<PlanCode, ChainPlan>> = {
  FLEX: { ...usual, ...planTexts.FLEX, isCommissionable: true },
  MEMB: { ...usual, ...planTexts.MEMB, audience: 'MEMBER', factor: 0.95 },
  PREP: { ...usual, ...planTexts.PREP, ...paidOnBooking, factor: 0.87, isCommissionable: true },
  MPRE: { ...usual, ...planTexts.MPRE, ...paidOnBooking, audience: 'MEMBER', factor: 0.83 },
  BFST: { ...usual, ...planTexts.BFST, mealPlan: 'BREAKFAST', isCommissionable: true },
  HALF: {
    ...usual,
    ...planTexts.HALF,
    audience: 'PACKAGE',
    mealPlan: 'HALF_BOARD',
    cancel: freeUntil(3, { kind: 'PERCENT', value: 80 }),
    guarantee: 'DEPOSIT_FIRST_NIGHT',
  },
  LONG: {
    ...usual,
    ...planTexts.LONG,
    audience: 'PACKAGE',
    factor: 0.88,
    cancel: { kind: 'PARTIAL', penalty: { kind: 'PERCENT', value: 30 } },
    change: 'addOnly',
    guarantee: 'DEPOSIT_PERCENT',
    depositPercent: 30,
    minStay: 3,
  },
  AAAR: { ...usual, ...planTexts.AAAR, audience: 'AAA', factor: 0.9 },
  SENR: { ...usual, ...planTexts.SENR, audience: 'SENIOR', factor: 0.9, cancel: freeUntil(2) },
  GOVT: { ...usual, ...planTexts.GOVT, audience: 'GOVERNMENT', factor: 0.85, cancel: freeUntil(0) },
  CORP: {
    ...usual,
    ...planTexts.CORP,
    audience: 'CORPORATE',
    factor: 0.82,
    cancel: freeUntil(0),
    guarantee: 'NONE',
    isConfidential: true,
    codes: ['ALD', 'MERIDIAN', 'N4X7K'],
  },
  GRUP: {
    ...usual,
    ...planTexts.GRUP,
    audience: 'GROUP',
    factor: 0.8,
    cancel: freeUntil(14, { kind: 'PERCENT', value: 90 }),
    change: 'none',
    codes: ['SPRINGMEET', 'ORCHESTRA'],
    pointsEarned: false,
  },
  AGNT: {
    ...usual,
    ...planTexts.AGNT,
    audience: 'TRAVEL_AGENT',
    factor: 0.92,
    isCommissionable: true,
    codes: ['H77', 'YX3', '7TA'],
    pointsEarned: false,
  },
  PNTS: { ...usual, ...planTexts.PNTS, ...inPoints, factor: 0 },
  PCSH: { ...usual, ...planTexts.PCSH, ...inPoints, factor: 0.55 },
}
