/** Part of the day an arrival hour is labelled with. */
export type PartOfDay = 'morning' | 'noon' | 'afternoon' | 'evening'

/** `00:00` to `23:00` (E3-24). */
export const HOURS: readonly string[] = Array.from({ length: 24 }, (_, hour) =>
  `${hour}`.padStart(2, '0').concat(':00'),
)

/** Label of an hour 0 to 23: morning from 6, noon from 12, afternoon from 16, evening from 18 to 6 (E3-23, K15). */
export function partOfDay(hour: number): PartOfDay {
  if (hour < 6 || hour >= 18) return 'evening'
  if (hour < 12) return 'morning'
  return hour < 16 ? 'noon' : 'afternoon'
}
