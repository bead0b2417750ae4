/**
 * Days as integers, for loops over nights: 0 is 1970-01-01. A `Date` for each night would take most
 * of the time of a search. The formulas are those of Howard Hinnant's "chrono-Compatible Low-Level
 * Date Algorithms", for days after 1 March of the year 0.
 */

const DAYS_OF_400_YEARS = 146_097
/** Days from 0000-03-01, where the formulas begin, to 1970-01-01. */
const EPOCH = 719_468

/** The number of a day `YYYY-MM-DD`. The text has been checked already (`rules/stay/days`). */
export function dayNumber(day: string): number {
  const month = digits(day, 5, 2)
  // A year begins in March here, so that the leap day is its last.
  const year = digits(day, 0, 4) - (month <= 2 ? 1 : 0)
  const era = Math.floor(year / 400)
  const ofEra = year - era * 400
  const ofYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + digits(day, 8, 2) - 1
  const leapDays = Math.floor(ofEra / 4) - Math.floor(ofEra / 100)
  return era * DAYS_OF_400_YEARS + ofEra * 365 + leapDays + ofYear - EPOCH
}

/** The day of a number as `YYYY-MM-DD`. */
export function dayText(number: number): string {
  const { year, ofYear } = split(number)
  const fromMarch = Math.floor((5 * ofYear + 2) / 153)
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
  const date = ofYear - Math.floor((153 * fromMarch + 2) / 5) + 1
  return `${padded(year + (month <= 2 ? 1 : 0), 4)}-${padded(month, 2)}-${padded(date, 2)}`
}

/** 0 is Sunday. */
export function weekdayOf(number: number): number {
  return (((number + 4) % 7) + 7) % 7
}

/** Days since 1 March, 0 to 365: the same calendar day has the same number in every year. */
export function dayOfYear(number: number): number {
  return split(number).ofYear
}

/** The year that begins in March, and the day of it. */
function split(number: number) {
  const days = number + EPOCH
  const era = Math.floor(days / DAYS_OF_400_YEARS)
  const ofEra = days - era * DAYS_OF_400_YEARS
  const year = Math.floor(
    (ofEra -
      Math.floor(ofEra / 1460) +
      Math.floor(ofEra / 36_524) -
      Math.floor(ofEra / (DAYS_OF_400_YEARS - 1))) /
      365,
  )
  const ofYear = ofEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100))
  return { year: year + era * 400, ofYear }
}

function digits(text: string, from: number, count: number): number {
  let value = 0
  for (let at = from; at < from + count; at += 1) value = value * 10 + text.charCodeAt(at) - 48
  return value
}

function padded(value: number, length: number): string {
  return String(value).padStart(length, '0')
}
