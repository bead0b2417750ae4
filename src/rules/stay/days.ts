const DAY_MS = 86_400_000

/**
 * Whether a text is a calendar day that exists, `YYYY-MM-DD`. All days of a stay have this form: a
 * `Date` is an instant, and another time zone shows it as another day.
 */
export function isDay(text: string | null | undefined): text is string {
  const time = /^\d{4}-\d\d-\d\d$/.test(`${text}`) ? Date.parse(`${text}`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(`${text}`)
}

/** The day `count` days later, or earlier for a negative count; '' unless years have four digits. */
export function addDays(day: string, count: number): string {
  const date = new Date(Date.parse(day) + count * DAY_MS)
  const iso = Number.isNaN(+date) ? '' : date.toISOString()
  // Years before 0 and after 9999 have a sign and six digits.
  return iso.length === 24 ? iso.slice(0, 10) : ''
}

/** Nights from a day to another; negative if the other is earlier, 0 if one is not a day. */
export function nightsBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS || 0
}

/** The nights of a stay, each by the day on which it begins; `checkOut` is the day of departure. */
export function nightsOf(checkIn: string, checkOut: string): string[] {
  const length = Math.max(0, nightsBetween(checkIn, checkOut))
  return Array.from({ length }, (_, night) => addDays(checkIn, night))
}

/** Day of the week: 0 = Sunday … 6 = Saturday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay()
}
