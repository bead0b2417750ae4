import { formatDateParts } from '../../../rules/formats/dates'
import { numberFormat } from '../../../rules/formats/formatters'
import { addDays } from '../../../rules/stay/days'
import type { Refusal, RefusalReason } from '../../../rules/stay/restrictions'
import { countText } from '../../../ui/text/count-text'
import { fillText } from '../../../ui/text/fill-text'
import { firstDayOf, nightsOfChoice, type StayDates } from './calendar.rules'

/** The label of each reason for which a day cannot be chosen. */
const REASON_LABELS = {
  past: 'dayPast',
  tooFarAhead: 'dayTooFar',
  soldOut: 'daySoldOut',
  closed: 'dayClosed',
  closedToArrival: 'dayNoArrival',
  closedToDeparture: 'dayNoDeparture',
  minStay: 'dayMinStay',
  maxStay: 'dayMaxStay',
  noRateForCode: 'dayNoRate',
} as const satisfies Record<RefusalReason, string>

/** The texts of a range calendar; `calendar.labels.ts` has them in all languages. */
export type CalendarLabels = Record<
  | (typeof REASON_LABELS)[RefusalReason]
  | 'chooseDates'
  | 'chooseCheckIn'
  | 'chooseCheckOut'
  | 'chosenDates'
  | 'isCheckIn'
  | 'isCheckOut'
  | 'nights'
  | 'previousMonth'
  | 'nextMonth'
  | 'lowestPrice'
  | 'lowestPrices'
  | 'lowestOfBoth'
  | 'lowestPoints'
  | 'shortPoints'
  | 'points'
  | 'clearDates'
  | 'apply'
  | 'close',
  string
>

/** The lowest price of a night, with all taxes and fees. */
export interface DayPrice {
  /** Formatted, as short as a cell needs it. */
  price: string
  /** The fewest points that pay for the same night; null: points cannot, or are not asked for. */
  points: number | null
}

/** Month and year, in Thai of the Buddhist calendar: "March 2027", "มีนาคม 2570". */
export function monthTitle(month: string, locale: string): string {
  return formatDateParts(firstDayOf(month), locale, { month: 'long', year: 'numeric' })
}

/** A day without its year: "March 12". */
function shortDay(day: string | null, locale: string): string {
  return formatDateParts(day, locale, { month: 'long', day: 'numeric' })
}

/** A day in full: "Friday, March 12, 2027". */
export function fullDay(day: string, locale: string): string {
  return formatDateParts(day, locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
}

/** Longest short name of a weekday that fits a column of 40 px; Arabic's short names are the full ones. */
const LONGEST_NAME = 4

/** The days of a week in the order of the columns, each as its column shows it and in full. */
export function weekdayNames(
  firstWeekday: number,
  locale: string,
): { day: string; shown: string; full: string }[] {
  return Array.from({ length: 7 }, (_, column) => {
    const day = addDays(A_SUNDAY, firstWeekday + column)
    const name = (weekday: 'narrow' | 'short' | 'long') => formatDateParts(day, locale, { weekday })
    const short = name('short')
    const shown = short.length > LONGEST_NAME ? name('narrow') : short
    return { day, shown, full: name('long') }
  })
}

const A_SUNDAY = '2026-11-22'

/** "1 night", "3 nights". */
export function nightsText(
  count: number,
  labels: Pick<CalendarLabels, 'nights'>,
  locale: string,
): string {
  return countText(labels.nights, count, locale)
}

/** The lowest price of a night, and the fewest points if points can pay for it: in full. */
export function lowestText(
  { price, points }: DayPrice,
  labels: Pick<CalendarLabels, 'lowestPrice' | 'lowestOfBoth' | 'points'>,
  locale: string,
): string {
  return points === null
    ? fillText(labels.lowestPrice, { price })
    : fillText(labels.lowestOfBoth, { price, points: countText(labels.points, points, locale) })
}

const POINTS_SHOWN = 100

/** Points as a cell has room for them, rounded up as its price is: "24.5K pts", "2.45万P", "24.500 Pkt.". */
export function shortPointsText(
  points: number,
  { shortPoints }: Pick<CalendarLabels, 'shortPoints'>,
  locale: string,
): string {
  const count = numberFormat(locale, {
    notation: 'compact',
    maximumFractionDigits: 2,
    numberingSystem: 'latn',
  }).format(Math.ceil(points / POINTS_SHOWN) * POINTS_SHOWN)
  return fillText(shortPoints, { count })
}

/** What is chosen, and what is to be chosen next. */
export function choiceText(dates: StayDates, labels: CalendarLabels, locale: string): string {
  const { checkIn, checkOut } = dates
  const text = !checkIn
    ? labels.chooseCheckIn
    : checkOut
      ? labels.chosenDates
      : labels.chooseCheckOut
  return fillText(text, {
    checkIn: shortDay(checkIn, locale),
    checkOut: shortDay(checkOut, locale),
    nights: nightsText(nightsOfChoice(dates), labels, locale),
  })
}

/** Why a day cannot be chosen; names the night that is at fault if it is another day. */
export function refusalText(
  { reason, day, nights = 0 }: Refusal,
  chosen: string,
  labels: CalendarLabels,
  locale: string,
): string {
  const text = fillText(labels[REASON_LABELS[reason]], {
    nights: nightsText(nights, labels, locale),
  })
  const isElsewhere = day !== chosen && (reason === 'soldOut' || reason === 'closed')
  return isElsewhere ? `${text} (${shortDay(day, locale)})` : text
}
