import type { DetailsPart } from '../details.rules'

/** The longest comment (W35), in UTF-16 code units. */
export const LONGEST_COMMENT = 200

/** Stands for the id of a room where one set of requests is for all rooms. */
export const ALL_ROOMS = 'all'

/** What a ticked box stores. */
export const TICKED = 'yes'

/** The box of a member who wants the same for the next stays. */
export const REMEMBER = `${ALL_ROOMS}.remember`

/** Longest values by the name of a field after the room's id. */
const FIELDS = new Map([
  ['bed', 20],
  ['floor', 20],
  ['location', 20],
  ['pillow', 20],
  ['arrival', 5],
  ['comment', LONGEST_COMMENT],
  ['remember', TICKED.length],
])

/** Accessibility has a box for each option, whose code ends the name. */
const OF_A_ROOM = /^[\w-]{1,40}\.(?:(\w+)|accessibility\.[A-Z_]{1,20})$/

/** What guests would like for each room (W35): `<item id>.bed`. Requests of a room that is gone are not read. */
export const requestsPart: DetailsPart = {
  name: 'requests',
  longest: (field) => {
    const known = OF_A_ROOM.exec(field)
    if (!known) return null
    return known[1] === undefined ? TICKED.length : (FIELDS.get(known[1]) ?? null)
  },
  problemsOf: () => ({}),
}

export type PartOfDay = 'morning' | 'noon' | 'afternoon' | 'evening'

/** The part of the day of an hour from 0 to 23 (E3-23): morning 6–12, noon 12–16, afternoon 16–18. */
export function partOfDay(hour: number): PartOfDay {
  if (hour >= 6 && hour < 12) return 'morning'
  if (hour >= 12 && hour < 16) return 'noon'
  return hour >= 16 && hour < 18 ? 'afternoon' : 'evening'
}

/** The hours of an arrival (E3-24), `00:00` to `23:00`. */
export const ARRIVAL_HOURS: readonly string[] = Array.from(
  { length: 24 },
  (_, hour) => `${String(hour).padStart(2, '0')}:00`,
)

/** The same by the part of the day, from the morning on: an arrival after midnight ends the day that was booked. */
export function hoursByPart(): [PartOfDay, string[]][] {
  const parts = new Map<PartOfDay, string[]>()
  for (let count = 0; count < 24; count += 1) {
    const hour = (count + 6) % 24
    const part = partOfDay(hour)
    parts.set(part, [...(parts.get(part) ?? []), ARRIVAL_HOURS[hour] ?? ''])
  }
  return [...parts]
}
