import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { usePage } from '../../../hooks/page-store'
import { firstWeekday as firstWeekdayOf } from '../../../rules/locale/first-weekday'
import { textDirection } from '../../../rules/locale/locale'
import type { RulesOf, StayBounds } from '../../../rules/stay/restrictions'
import { announce } from '../../../services/accessibility/live-region'
import {
  type Choice,
  choiceFrom,
  earlier,
  firstDayOf,
  inMonth,
  isDeparture,
  lastDayOf,
  later,
  monthOf,
  nightsOfChoice,
  type StayDates,
  type StayEnd,
  spanIn,
  withDay,
} from './calendar.rules'
import { type CalendarMonth, type MonthState, readMonth } from './calendar-month.model'
import {
  type CalendarLabels,
  choiceText,
  type DayPrice,
  monthTitle,
  nightsText,
  refusalText,
} from './calendar-words.model'
import { useGridFocus } from './use-grid-focus'
import { useShownMonths } from './use-shown-months'
import { useStayChoice } from './use-stay-choice'

export interface CalendarOptions {
  /** The stay so far. A change, such as a date typed into a field, replaces what is chosen here. */
  dates: StayDates
  /** The day that is chosen first; a change of it counts as well. */
  first: StayEnd
  /** The grid takes the focus when this becomes true. */
  isInGrid: boolean
  bounds: StayBounds
  /** The rules of a night; without them every night within the bounds can be booked. */
  nightRules?: RulesOf | undefined
  /** The lowest price of a night (W17). Every new function draws all months anew. */
  priceOf?: ((night: string) => DayPrice | null) | undefined
  /** Nights have points beside their prices. */
  hasPoints?: boolean
  labels: CalendarLabels
  /** Both days, or none after the visitor has cleared them. */
  onApply: (dates: StayDates) => void
}

/** Model of the range calendar. */
export interface RangeCalendarModel {
  /** The day that is chosen next, or `chosen`. */
  state: Choice['state']
  layout: ReturnType<typeof useShownMonths>['layout']
  months: MonthState[]
  /** The days of a month; the same function until something changes that all months depend on. */
  readMonth: (state: MonthState) => CalendarMonth
  focusRef: ReturnType<typeof useGridFocus>['focusRef']
  gridProps: ReturnType<typeof useGridFocus>['gridProps']
  moreRef: ReturnType<typeof useShownMonths>['moreRef']
  turn: (count: -1 | 1) => void
  canTurn: { back: boolean; on: boolean }
  hasPrices: boolean
  hasPoints: boolean
  dates: StayDates
  /** What is chosen, and what to choose next. */
  summary: string
  /** Of the day at the pointer or the focus: why it is refused, or how many nights it makes. */
  note: string
  clear: () => void
  /** Takes back what was chosen since the calendar opened. */
  reset: () => void
  /** False for an arrival without a departure, and for a stay that is refused. */
  canApply: boolean
  apply: () => void
}

/**
 * The choice of arrival and departure in a grid (W16, W17, W54), after the pattern of ARIA's date
 * picker dialog. The choice stays in the calendar until it is applied.
 */
export function useRangeCalendar(options: CalendarOptions): RangeCalendarModel {
  const { first, isInGrid, bounds, labels, priceOf = noPrice, hasPoints = false } = options
  const { today } = bounds
  const { locale } = usePage().context
  const firstWeekday = firstWeekdayOf(locale)

  const { start, choice, setChoice, refusalOf, fault, reach } = useStayChoice(options)
  const { checkIn, checkOut } = choice
  const take = (next: Choice) => {
    setChoice(next)
    announce(choiceText(next, labels, locale))
  }

  const startDay = (first === 'checkOut' && start.checkOut) || start.checkIn || today
  const shown = useShownMonths(startDay, reach)
  const { focused, setFocused, active, ...grid } = useGridFocus({
    start: startDay,
    isInGrid,
    firstWeekday,
    isRightToLeft: textDirection(locale) === 'rtl',
    onMove(day) {
      const reached = earlier(later(day, firstDayOf(reach.from)), lastDayOf(reach.to))
      shown.show(reached)
      return reached
    },
    onChoose(day) {
      const refusal = refusalOf(day)
      if (refusal) announce(refusalText(refusal, day, labels, locale))
      else take(withDay(choice, day))
    },
  })

  const given = [start.checkIn, start.checkOut, first].join()
  const [adopted, setAdopted] = useState(given)
  if (given !== adopted) {
    setAdopted(given)
    setChoice(start)
    setFocused(startDay)
    shown.show(startDay)
  }

  const reading = useMemo(
    () => ({ choice, locale, firstWeekday, today, labels, refusalOf, priceOf }),
    [choice, locale, firstWeekday, today, labels, refusalOf, priceOf],
  )
  // A choice changes the rules of every day: what is chosen is painted first, and then the rules.
  const deferred = useDeferredValue(reading)
  const read = useCallback((state: MonthState) => readMonth(state, deferred), [deferred])
  const departure = active && isDeparture(choice, active) && !refusalOf(active) ? active : null
  /** The days of the stay have no reason, although no other stay may begin on its last one. */
  const refusalNote = () => {
    const other = active === checkIn || active === checkOut ? null : active
    const refusal = other ? refusalOf(other) : fault
    return refusal ? refusalText(refusal, other ?? checkIn ?? '', labels, locale) : ''
  }
  const canApply = !fault && (checkIn === null) === (checkOut === null)
  return {
    ...shown,
    ...grid,
    state: choice.state,
    months: shown.months.map((month) => {
      const preview = spanIn(month, { from: departure && checkIn, to: departure })
      return {
        month,
        ...spanIn(month, { from: checkIn, to: checkOut }),
        previewFrom: preview.from,
        previewTo: preview.to,
        focused: monthOf(focused) === month ? focused : null,
      }
    }),
    readMonth: read,
    turn(count) {
      const { from, to } = shown.turn(count)
      if (monthOf(focused) < from) setFocused(inMonth(focused, from))
      if (monthOf(focused) > to) setFocused(inMonth(focused, to))
      announce(`${monthTitle(from, locale)} – ${monthTitle(to, locale)}`)
    },
    hasPrices: priceOf !== noPrice,
    hasPoints: priceOf !== noPrice && hasPoints,
    dates: { checkIn, checkOut },
    summary: choiceText(choice, labels, locale),
    note: departure
      ? nightsText(nightsOfChoice({ checkIn, checkOut: departure }), labels, locale)
      : refusalNote(),
    clear: () => take(choiceFrom({ checkIn: null, checkOut: null }, 'checkIn')),
    reset() {
      setChoice(start)
      setFocused(startDay)
      shown.show(startDay)
    },
    canApply,
    apply() {
      if (canApply) options.onApply({ checkIn, checkOut })
    },
  }
}

function noPrice(): null {
  return null
}
