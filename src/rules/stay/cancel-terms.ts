import { dateTimeFormat } from '../formats/formatters'

/** What decides how a room can be cancelled at a time. */
export interface CancelRule {
  refundability?: 'FREE' | 'PARTIAL' | 'NON_REFUNDABLE' | null
  /**
   * ISO 8601 with its offset. The server's offset decides, also for an hour that occurs twice at
   * the end of summer time.
   */
  deadline?: string | null
}

/** The right to cancel that a law gives beside the rate's terms (W33); `applies`: to this booking, now. */
export interface StatutoryWindow {
  hoursAfterBooking: number
  applies: boolean
}

export type CancelTerms = 'free' | 'penaltyNow' | 'nonRefundable'

/**
 * How a room can be cancelled at a time (ms since 1970). Every text, filter and comparison asks this
 * function, because the kind of a policy alone says nothing once its deadline has passed. Null when the
 * server does not say enough.
 */
export function termsAt(
  { refundability, deadline }: CancelRule = {},
  now: number,
): CancelTerms | null {
  if (refundability === 'NON_REFUNDABLE') return 'nonRefundable'
  if (refundability !== 'FREE' && refundability !== 'PARTIAL') return null
  if (deadline && Date.parse(deadline) > now) return 'free'
  return deadline || refundability === 'PARTIAL' ? 'penaltyNow' : null
}

/**
 * The latest of these deadlines that has passed, ms since 1970; 0 for none. At that instant `termsAt`
 * says of each of them what it says now.
 */
export function lastPassed(deadlines: readonly (string | null | undefined)[], now: number): number {
  const times = deadlines.map((deadline) => Date.parse(deadline ?? ''))
  return times.reduce((last, time) => (time <= now && time > last ? time : last), 0)
}

/** Milliseconds until a deadline; null once it has passed. */
export function untilDeadline(deadline: string | null | undefined, now: number): number | null {
  const left = Date.parse(deadline ?? '') - now
  return left > 0 ? left : null
}

/** The day of a deadline at its hotel, `YYYY-MM-DD`; without a zone (IANA) as the server wrote it. */
export function deadlineDay(deadline: string, timeZone: string | null | undefined): string {
  const time = Date.parse(deadline)
  try {
    // The Swedish locale writes dates as ISO 8601 does.
    if (timeZone) return dateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(time)
  } catch {}
  return deadline.slice(0, 10)
}
