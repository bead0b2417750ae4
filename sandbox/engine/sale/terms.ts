import { roundHalfUp } from '../../../src/rules/money/money'
import { addDays } from '../../../src/rules/stay/days'
import { hotelInstant } from '../../../src/rules/stay/hotel-instant'
import type { SeedPenalty, SeedRatePlan } from '../../seed/rates/rate-plans'
import type { SeedHotel } from '../../seed/seed-types'

/** What cancelling a room costs, and until when nothing; amounts are the hotel's minor units. */
export interface OfferPolicy {
  refundability: 'FREE' | 'PARTIAL' | 'NON_REFUNDABLE'
  /** Until then cancelling is free of charge; ISO 8601 with the hotel's offset. */
  deadline: string | null
  /**
   * Null for a rate that is not refunded at all. `points`: of a rate in points, which costs those and no money;
   * `freeNights`: of nights that awards pay for, so many of these.
   */
  penalty: {
    kind: SeedPenalty['kind']
    value: number
    amount: number
    points?: number
    freeNights?: number
  } | null
}

export interface OfferGuarantee {
  type: SeedRatePlan['guarantee']
  cardRequired: boolean
  /** Whether the booking charges anything. */
  chargedNow: boolean
}

/** `Cash`: at the hotel; `PrePay`: all at the booking; `Deposit`: a part of it at the booking. */
export interface OfferDeposit {
  type: 'Cash' | 'PrePay' | 'Deposit'
  /** Due at the booking. */
  amount: number
}

/** What of a priced stay its terms depend on. */
export interface PricedStay {
  checkIn: string
  /** Price of each night. */
  amounts: readonly number[]
  /** Points of each night; null: points cannot pay for the rate. */
  points: readonly number[] | null
  /** Whether an award pays for the night. */
  awarded?: readonly boolean[]
  /** Everything that the guest pays. */
  total: number
  /** What of the total the hotel collects for others at the stay: a city tax. */
  onlyAtHotel: number
}

const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

export function policyOf(
  hotel: SeedHotel,
  { cancel }: SeedRatePlan,
  stay: PricedStay,
): OfferPolicy {
  const { kind: refundability } = cancel
  if (cancel.kind === 'NON_REFUNDABLE') {
    return { refundability, deadline: null, penalty: null }
  }
  const { kind, value } = cancel.penalty
  const penalty = { kind, value, ...penaltyOf(cancel.penalty, stay) }
  if (cancel.kind === 'PARTIAL') {
    return { refundability, deadline: null, penalty }
  }
  const deadline = deadlineOf(stay.checkIn, cancel, hotel.timeZone)
  return {
    refundability,
    deadline: deadline?.iso ?? null,
    penalty,
  }
}

export function guaranteeOf({ guarantee }: SeedRatePlan): OfferGuarantee {
  return {
    type: guarantee,
    cardRequired: guarantee !== 'NONE',
    chargedNow: guarantee !== 'NONE' && guarantee !== 'CARD',
  }
}

/**
 * What the booking charges. A charge that only the hotel may collect is never part of it, also not
 * of a prepaid rate's.
 */
export function depositOf(
  { guarantee, depositPercent }: SeedRatePlan,
  { amounts, total, onlyAtHotel }: Omit<PricedStay, 'points' | 'awarded'>,
): OfferDeposit {
  const payable = total - onlyAtHotel
  if (guarantee === 'PREPAY') return { type: 'PrePay', amount: payable }
  if (guarantee === 'DEPOSIT_FIRST_NIGHT') return { type: 'Deposit', amount: amounts[0] ?? 0 }
  if (guarantee === 'DEPOSIT_PERCENT') {
    return { type: 'Deposit', amount: percentOf(payable, depositPercent ?? 0) }
  }
  return { type: 'Cash', amount: 0 }
}

/**
 * In kind: a rate in points costs points and no money (docs/decisions/0106), unless its penalty is an amount. Of
 * money what the hotel itself gets, and at most that: no city tax is due for a stay that is cancelled.
 */
function penaltyOf(penalty: SeedPenalty, stay: PricedStay) {
  const { points, total, onlyAtHotel } = stay
  const { kind, value } = penalty
  if (points && kind !== 'FIXED') {
    const free = (stay.awarded ?? []).map(Number)
    const lost = (all: readonly number[]) =>
      kind === 'NIGHTS' ? sumOf(all.slice(0, value)) : Math.floor((sumOf(all) * value) / 100)
    return { amount: 0, points: lost(points), ...(sumOf(free) > 0 && { freeNights: lost(free) }) }
  }
  const payable = total - onlyAtHotel
  const amount = {
    NIGHTS: () => sumOf(stay.amounts.slice(0, value)),
    PERCENT: () => percentOf(payable, value),
    FIXED: () => value,
  }[kind]()
  return { amount: Math.min(amount, payable) }
}

function sumOf(nights: readonly number[]): number {
  return nights.reduce((sum, night) => sum + night, 0)
}

/** Hours are counted on the hotel's clock, not in elapsed time: 18:00 stays 18:00 (README). */
function deadlineOf(
  checkIn: string,
  { hoursBefore, time }: Extract<SeedRatePlan['cancel'], { kind: 'FREE' }>,
  timeZone: string,
) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const from = hours * HOUR_MINUTES + minutes - hoursBefore * HOUR_MINUTES
  const days = Math.floor(from / DAY_MINUTES)
  const ofDay = from - days * DAY_MINUTES
  const clock = [Math.floor(ofDay / HOUR_MINUTES), ofDay % HOUR_MINUTES]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
  return hotelInstant(addDays(checkIn, days), clock, timeZone)
}

function percentOf(amount: number, percent: number): number {
  return roundHalfUp((amount * percent) / 100)
}
