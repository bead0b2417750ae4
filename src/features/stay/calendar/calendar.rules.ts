import { addDays, nightsBetween, weekdayOf } from '../../../rules/stay/days'

/** The days of a stay as far as they are known, `YYYY-MM-DD`; `checkOut` is the day of departure. */
export interface StayDates {
  checkIn: string | null
  checkOut: string | null
}

/** Either day of a stay, by name. */
export type StayEnd = keyof StayDates

/** What has been chosen in a calendar; `state` names the day that is chosen next, or `chosen`. */
export interface Choice extends StayDates {
  state: StayEnd | 'chosen'
}

/** The choice with which a calendar opens for the field of one day. */
export function choiceFrom({ checkIn, checkOut }: StayDates, first: StayEnd): Choice {
  const hasBoth = checkIn !== null && checkOut !== null && checkIn < checkOut
  const state = first === 'checkOut' && checkIn ? 'checkOut' : 'checkIn'
  return { state, checkIn, checkOut: hasBoth ? checkOut : null }
}

/** Whether a day would be the departure of the chosen arrival, and not another arrival. */
export function isDeparture({ state, checkIn }: Choice, day: string): boolean {
  return state === 'checkOut' && checkIn !== null && day > checkIn
}

/** The choice after a day was chosen: a stay that is complete, or begins anew. */
export function withDay(choice: Choice, day: string): Choice {
  return isDeparture(choice, day)
    ? { ...choice, state: 'chosen', checkOut: day }
    : { state: 'checkOut', checkIn: day, checkOut: null }
}

/** The nights of the chosen stay; 0 if it is not complete. */
export function nightsOfChoice({ checkIn, checkOut }: StayDates): number {
  return checkIn && checkOut ? nightsBetween(checkIn, checkOut) : 0
}

/** The month of a day, `YYYY-MM`. */
export function monthOf(day: string): string {
  return day.slice(0, 7)
}

/** The month that lies `count` months after another. */
export function addMonths(month: string, count: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count
  const year = `${Math.floor(index / 12)}`.padStart(4, '0')
  return `${year}-${`${(index % 12) + 1}`.padStart(2, '0')}`
}

/** All months from one to another, both included. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = []
  for (let month = from; month <= to; month = addMonths(month, 1)) months.push(month)
  return months
}

export function firstDayOf(month: string): string {
  return `${month}-01`
}

export function lastDayOf(month: string): string {
  return addDays(firstDayOf(addMonths(month, 1)), -1)
}

/** The same day of another month, or that month's last day: 31 March, one month on, is 30 April. */
export function inMonth(day: string, month: string): string {
  return earlier(month + day.slice(7), lastDayOf(month))
}

/** The weeks of a month; null stands for a day of a neighbouring month. */
export function weeksOf(month: string, firstWeekday: number): (string | null)[][] {
  const first = firstDayOf(month)
  const start = -columnOf(first, firstWeekday)
  const length = nightsBetween(first, lastDayOf(month)) + 1
  const weeks: (string | null)[][] = []
  for (let begin = start; begin < length; begin += 7)
    weeks.push(
      Array.from({ length: 7 }, (_, column) => {
        const index = begin + column
        return index >= 0 && index < length ? addDays(first, index) : null
      }),
    )
  return weeks
}

interface Key {
  key: string
  shiftKey: boolean
}

interface Reading {
  /** 0 = Sunday … 6 = Saturday. */
  firstWeekday: number
  isRightToLeft: boolean
}

/** The day to which a key moves the focus (W16); null for a key that moves nothing. */
export function dayByKey(
  { key, shiftKey }: Key,
  day: string,
  { firstWeekday, isRightToLeft }: Reading,
): string | null {
  const column = columnOf(day, firstWeekday)
  const onward = isRightToLeft ? -1 : 1
  const months = shiftKey ? 12 : 1
  switch (key) {
    case 'ArrowRight':
      return addDays(day, onward)
    case 'ArrowLeft':
      return addDays(day, -onward)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'Home':
      return addDays(day, -column)
    case 'End':
      return addDays(day, 6 - column)
    case 'PageDown':
      return inMonth(day, addMonths(monthOf(day), months))
    case 'PageUp':
      return inMonth(day, addMonths(monthOf(day), -months))
    default:
      return null
  }
}

/** A range as one month shows it; days of a range that lie in other months are left out. */
export interface Span {
  from: string | null
  to: string | null
}

/**
 * A range cut to a month, so that the month is drawn again only if its own days change. `-00` and
 * `-99` stand for "before its first day" and "after its last day".
 */
export function spanIn(month: string, { from, to }: Span): Span {
  if (!from || monthOf(from) > month || monthOf(to ?? from) < month) return { from: null, to: null }
  return {
    from: monthOf(from) < month ? `${month}-00` : from,
    to: to && monthOf(to) > month ? `${month}-99` : to,
  }
}

/** What a day is in a range; null outside of it. `only` is an arrival without a departure. */
export function partOf(day: string, { from, to }: Span): 'only' | 'from' | 'inside' | 'to' | null {
  if (day === from) return to ? 'from' : 'only'
  if (day === to) return 'to'
  return from && to && day > from && day < to ? 'inside' : null
}

export function earlier(one: string, other: string): string {
  return one < other ? one : other
}

export function later(one: string, other: string): string {
  return one > other ? one : other
}

function columnOf(day: string, firstWeekday: number): number {
  return (weekdayOf(day) - firstWeekday + 7) % 7
}
