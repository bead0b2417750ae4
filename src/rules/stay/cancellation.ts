import { formatClockTime } from '../formats/clock-time'
import { formatDate } from '../formats/dates'
import { formatDuration } from '../formats/durations'
import { dateTimeFormat } from '../formats/formatters'
import { formatLocale } from '../locale/locale'
import { formatMoney, type Money, roundHalfUp } from '../money/money'
import { type CancelRule, type CancelTerms, type StatutoryWindow, termsAt } from './cancel-terms'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Below this number of hours the text shows the remaining time beside the deadline (C.15). */
const LAST_HOURS = 48

/** A cancellation policy as delivered (D.4). */
export interface CancelPolicy extends CancelRule {
  penalty?: {
    kind: 'NIGHTS' | 'PERCENT' | 'FIXED'
    value?: number | null
    amount?: Money | null
    /** Of a rate in points, in place of an amount. */
    points?: number | null
    /** The same of nights that awards pay for. */
    freeNights?: number | null
  } | null
  /** What is charged when the guest does not arrive. */
  noShow?: Money | null
  /** Of a rate in points, in place of an amount. */
  noShowPoints?: number | null
  /** The same of nights that awards pay for. */
  noShowFreeNights?: number | null
  statutoryWindow?: StatutoryWindow | null
}

interface InKindCounts {
  points?: number | null
  freeNights?: number | null
}

export interface PolicyContext {
  /** IANA name of the hotel's zone. Without one the text shows times as the server wrote them. */
  timeZone?: string | null
  locale: string
  /** Price of the stay in the hotel's currency; percentages refer to it. */
  total?: Money | null
  /** Points and free nights in words. */
  inKind?: (counts: InKindCounts) => string
  texts?: PolicyTexts
}

export type PolicyTexts = Record<keyof typeof POLICY_TEXTS, string>

export interface PolicyText {
  state: CancelTerms
  text: string
  /** The time that is left, in the last 48 hours before the deadline. */
  left: string | null
  /** The statutory text, if the server says that the law applies. */
  statutory: string | null
  deadlineIso: string | null
}

/** The wording of C.15, the same wherever a policy is shown. */
export const POLICY_TEXTS = {
  free: 'Free cancellation until {time}, {date}, hotel time ({zone}).',
  left: '({hours} left)',
  penalty: 'Cancelling now costs {amount}.',
  penaltyNight: 'Cancelling now costs {amount} (1 night).',
  penaltyNights: 'Cancelling now costs {amount} ({nights} nights).',
  nonRefundable: 'Non-refundable. If you cancel, you will not get a refund.',
  statutory: 'You can cancel free of charge within {hours} of booking.',
}

/**
 * The text of a policy at a time (ms since 1970). Null when the server left out a value that the
 * text needs: a deadline or an amount is never invented (C.15, W33).
 */
export function policyText(
  policy: CancelPolicy | null | undefined,
  now: number,
  context: PolicyContext,
): PolicyText | null {
  const state = policy && termsAt(policy, now)
  if (!state) return null
  const { texts = POLICY_TEXTS, locale } = context
  const text = {
    free: () => freeText(policy.deadline, context),
    penaltyNow: () => penaltyText(policy.penalty, context),
    nonRefundable: () => texts.nonRefundable,
  }[state]()
  if (!text) return null
  const window = policy.statutoryWindow
  const statutory = window?.applies
    ? fill(texts.statutory, { hours: formatDuration(window.hoursAfterBooking, 'hour', locale) })
    : null
  const left = state === 'free' ? leftText(policy.deadline, now, context) : null
  return { state, text, left, statutory, deadlineIso: policy.deadline ?? null }
}

function freeText(deadline: string | null | undefined, context: PolicyContext) {
  const at = deadline ? hotelTime(deadline, context) : null
  return at && fill((context.texts ?? POLICY_TEXTS).free, at)
}

function leftText(deadline: string | null | undefined, now: number, context: PolicyContext) {
  const left = Date.parse(deadline ?? '') - now
  if (!(left < LAST_HOURS * HOUR_MS)) return null
  const { locale, texts = POLICY_TEXTS } = context
  const hours =
    left >= HOUR_MS
      ? formatDuration(Math.floor(left / HOUR_MS), 'hour', locale)
      : formatDuration(Math.max(1, Math.floor(left / MINUTE_MS)), 'minute', locale)
  return fill(texts.left, { hours })
}

/**
 * Milliseconds until the text of a policy with this deadline is another: at the deadline, and while
 * it tells the time that is left. Null when it does not change any more.
 */
export function untilNextText(deadline: string | null | undefined, now: number): number | null {
  const left = Date.parse(deadline ?? '') - now
  if (!(left > 0)) return null
  const lastHours = LAST_HOURS * HOUR_MS
  if (left >= lastHours) return left - lastHours + 1
  const unit = left >= HOUR_MS ? HOUR_MS : MINUTE_MS
  // After a whole unit the text tells one less.
  return left < MINUTE_MS ? left : (left % unit) + 1
}

function penaltyText(penalty: CancelPolicy['penalty'], context: PolicyContext) {
  const { texts = POLICY_TEXTS } = context
  const amount = penaltyAmount(penalty, context)
  if (!amount) return null
  const nights = penalty?.kind === 'NIGHTS' ? (penalty.value ?? 0) : 0
  const text = nights === 1 ? texts.penaltyNight : nights > 1 ? texts.penaltyNights : texts.penalty
  return fill(text, { amount, nights: `${nights}` })
}

/** What a penalty costs, in kind or in money; null where the server does not say it. */
export function penaltyAmount(
  penalty: CancelPolicy['penalty'],
  { locale, total, inKind }: Pick<PolicyContext, 'locale' | 'total' | 'inKind'>,
): string | null {
  if (penalty?.points != null || penalty?.freeNights != null) return inKind?.(penalty) ?? null
  const percent = penalty?.kind === 'PERCENT' ? penalty.value : null
  const computed =
    percent && total ? { ...total, amount: roundHalfUp((total.amount * percent) / 100) } : null
  const money = penalty?.amount ?? computed
  return money && formatMoney(money, locale)
}

/** Date, time and zone of the deadline at the hotel. */
function hotelTime(deadline: string, { timeZone, locale }: PolicyContext) {
  const [, day, clock, offset] =
    /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)[\d:.]*(Z|[+-]\d\d:?\d\d)$/.exec(deadline) ?? []
  const zoned = timeZone ? inZone(Date.parse(deadline), timeZone, locale) : null
  const date = formatDate(zoned?.day ?? day, locale)
  const time = formatClockTime(zoned?.clock ?? clock, locale)
  const zone = zoned?.zone ?? (offset === 'Z' ? 'UTC' : `UTC${offset}`)
  return offset && date && time ? { date, time, zone } : null
}

/** The Swedish locale writes dates as ISO 8601 does. */
function inZone(instant: number, timeZone: string, locale: string) {
  try {
    const format = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const
    const [day = '', clock = ''] = dateTimeFormat('sv-SE', format).format(instant).split(' ')
    const named = { timeZone, timeZoneName: 'short', numberingSystem: 'latn' } as const
    const parts = dateTimeFormat(formatLocale(locale), named).formatToParts(instant)
    return {
      day,
      clock,
      zone: parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
    }
  } catch {
    return null
  }
}

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
