import { createHash } from 'node:crypto'
import { dateTimeFormat } from '../../../../src/rules/formats/formatters'

/** A stay for a calendar, at the time of its hotel. */
export interface CalendarStay {
  /** What the entry is known by: the same for every file of a stay. */
  uid: string
  summary: string
  description: string
  location: string
  timeZone: string
  /** `YYYY-MM-DD` and `HH:MM`, both at the hotel. */
  from: { day: string; time: string }
  to: { day: string; time: string }
  /** When the stay was booked or changed last, ms since 1970. */
  changedAt: number
  /** From 0, one more with each change: programs take over the newest. */
  sequence: number
  /** The stay is cancelled: the entry goes. */
  isCancelled: boolean
}

const DAY_MS = 86_400_000

/**
 * An iCalendar file (RFC 5545, RFC 5546), whose times carry the zone of the hotel and its rules (W84). One of a
 * cancelled stay takes the entry out of the calendar.
 */
export function calendarFile(stay: CalendarStay): string {
  const at = ({ day, time }: CalendarStay['from']) =>
    `TZID=${stay.timeZone}:${day.replaceAll('-', '')}T${time.replace(':', '')}00`
  const uid = createHash('sha256').update(stay.uid).digest('hex').slice(0, 32)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Alderway Hotels//Booking//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${stay.isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    ...zoneLines(stay),
    'BEGIN:VEVENT',
    `UID:${uid}@alderway.example`,
    `SEQUENCE:${stay.sequence}`,
    `STATUS:${stay.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTAMP:${utc(stay.changedAt)}`,
    'ORGANIZER;CN=Alderway Hotels:mailto:stays@alderway.example',
    `DTSTART;${at(stay.from)}`,
    `DTEND;${at(stay.to)}`,
    `SUMMARY:${escaped(stay.summary)}`,
    `DESCRIPTION:${escaped(stay.description)}`,
    `LOCATION:${escaped(stay.location)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

const utc = (time: number) => `${new Date(time).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`

const escaped = (text: string) =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n')

/** No line is longer than 75 bytes; what goes on begins with a space. */
function folded(line: string): string {
  const pieces: string[] = []
  let piece = ''
  let bytes = 0
  for (const sign of line) {
    const size = Buffer.byteLength(sign)
    if (bytes + size > 74) {
      pieces.push(piece)
      piece = ''
      bytes = 0
    }
    piece += sign
    bytes += size
  }
  return [...pieces, piece].join('\r\n ')
}

/** The changes of the zone's clock around the stay; without one its offset then. */
function zoneLines({ timeZone, from, to }: CalendarStay): string[] {
  const first = Date.parse(`${from.day}T00:00:00Z`) - 370 * DAY_MS
  const last = Date.parse(`${to.day}T00:00:00Z`) + 2 * DAY_MS
  const parts: string[] = []
  let before = offsetAt(first, timeZone)
  parts.push(...observance(first, before, before))
  for (let time = first; time < last; time += DAY_MS) {
    const after = offsetAt(time + DAY_MS, timeZone)
    if (after === before) continue
    parts.push(...observance(changeBetween(time, time + DAY_MS, timeZone), before, after))
    before = after
  }
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...parts, 'END:VTIMEZONE']
}

function observance(time: number, before: number, after: number): string[] {
  const kind = after > before ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${kind}`,
    `DTSTART:${utc(time + before).slice(0, 15)}`,
    `TZOFFSETFROM:${offsetText(before)}`,
    `TZOFFSETTO:${offsetText(after)}`,
    `END:${kind}`,
  ]
}

/** The minute of a change, by halves. */
function changeBetween(from: number, to: number, timeZone: string): number {
  const before = offsetAt(from, timeZone)
  let [low, high] = [from, to]
  while (high - low > 60_000) {
    const middle = low + Math.floor((high - low) / 120_000) * 60_000
    if (offsetAt(middle, timeZone) === before) low = middle
    else high = middle
  }
  return high
}

function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / 60_000
  const two = (value: number) => `${Math.floor(value)}`.padStart(2, '0')
  return `${offset < 0 ? '-' : '+'}${two(minutes / 60)}${two(minutes % 60)}`
}

/** Clock of the zone minus UTC, ms. Asked for a year of days: a formatter of its own each would take 100 ms. */
function offsetAt(time: number, timeZone: string): number {
  const clock = dateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return Date.parse(`${clock.format(time).replace(' ', 'T')}Z`) - time
}
