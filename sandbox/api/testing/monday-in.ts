import { addDays, weekdayOf } from '../../../src/rules/stay/days'

const MONDAY = 1

/**
 * The first Monday from so many days after today on, `YYYY-MM-DD`. What a hotel sells depends on the day: at its
 * weekends a test would find rooms that are sold out or closed to arrival, on some days of the year only. The five
 * nights from a Monday have no such rule.
 */
export function mondayIn(days: number): string {
  const day = addDays(new Date().toISOString().slice(0, 10), days)
  return addDays(day, (7 + MONDAY - weekdayOf(day)) % 7)
}
