import { nightsBetween } from '../../../rules/stay/days'
import type { Refusal } from '../../../rules/stay/restrictions'
import { type Choice, partOf, type Span, weeksOf } from './calendar.rules'
import {
  type CalendarLabels,
  type DayPrice,
  fullDay,
  lowestText,
  monthTitle,
  nightsText,
  refusalText,
  shortPointsText,
  weekdayNames,
} from './calendar-words.model'

/** A day of the calendar as it is shown. */
export interface CalendarDay {
  day: string
  /** 1 to 31, in western digits (C.16). */
  number: number
  /** The day in full, what it is in the stay, its price and points, and why it cannot be chosen. */
  label: string
  isToday: boolean
  isRefused: boolean
  /** What the day is in the chosen stay. */
  part: ReturnType<typeof partOf>
  /** What the day would be in the stay that the pointer or the focus is at. */
  preview: ReturnType<typeof partOf>
  /** As the cell has room for them; `points` is '' where points cannot pay for the night. */
  price: { price: string; points: string } | null
}

/** A month as it is shown. */
export interface CalendarMonth {
  title: string
  weekdays: ReturnType<typeof weekdayNames>
  weeks: (CalendarDay | null)[][]
}

/** What one month depends on; all of it are texts, so that a month is drawn again only if it changes. */
export interface MonthState {
  /** `YYYY-MM`. */
  month: string
  from: Span['from']
  to: Span['to']
  previewFrom: Span['from']
  previewTo: Span['to']
  /** The day that Tab leads to, if it lies in this month. */
  focused: string | null
}

/** What all months depend on. */
export interface MonthReading {
  choice: Choice
  locale: string
  /** 0 = Sunday … 6 = Saturday. */
  firstWeekday: number
  today: string
  labels: CalendarLabels
  refusalOf: (day: string) => Refusal | null
  priceOf: (day: string) => DayPrice | null
}

/** A month with everything that its view shows. */
export function readMonth(state: MonthState, reading: MonthReading): CalendarMonth {
  const { locale, firstWeekday } = reading
  return {
    title: monthTitle(state.month, locale),
    weekdays: weekdayNames(firstWeekday, locale),
    weeks: weeksOf(state.month, firstWeekday).map((week) =>
      week.map((day) => (day === null ? null : readDay(day, state, reading))),
    ),
  }
}

function readDay(day: string, state: MonthState, reading: MonthReading): CalendarDay {
  const { choice, locale, labels, today, priceOf } = reading
  const isEnd = day === choice.checkIn || day === choice.checkOut
  // A departure stays what it is, also on a day on which no stay can begin.
  const refusal = isEnd ? null : reading.refusalOf(day)
  const price = refusal ? null : priceOf(day)
  const nights = day === state.previewTo && choice.checkIn ? nightsBetween(choice.checkIn, day) : 0
  const label = [
    fullDay(day, locale),
    day === choice.checkIn && labels.isCheckIn,
    day === choice.checkOut && labels.isCheckOut,
    price && lowestText(price, labels, locale),
    nights > 0 && nightsText(nights, labels, locale),
    refusal && refusalText(refusal, day, labels, locale),
  ]
  return {
    day,
    number: Number(day.slice(8)),
    label: label.filter(Boolean).join(', '),
    isToday: day === today,
    isRefused: refusal !== null,
    part: partOf(day, state),
    preview: partOf(day, { from: state.previewFrom, to: state.previewTo }),
    price: price && {
      price: price.price,
      points: price.points === null ? '' : shortPointsText(price.points, labels, locale),
    },
  }
}
