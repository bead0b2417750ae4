import { addDays } from '../../../src/rules/stay/days'
import type { Stay } from '../../../src/rules/stay/restrictions'
import type { Quote, QuotedRoom } from '../../database/booking/quote'

/** When a room of a quote begins and ends. */
export function daysOf({ nights }: Pick<QuotedRoom, 'nights'>): Stay {
  const last = nights.at(-1)?.date ?? ''
  return { checkIn: nights[0]?.date ?? '', checkOut: last && addDays(last, 1) }
}

/** The days that a room of a quote has, or was to have where it is not sold so; null for one that nobody asked for. */
export function daysOfItem({ rooms, missing = [] }: Quote, itemId: string): Stay | null {
  const room = rooms.find(({ id }) => id === itemId)
  const wanted = missing.find(({ id }) => id === itemId)
  if (room) return daysOf(room)
  return wanted ? { checkIn: wanted.checkIn, checkOut: wanted.checkOut } : null
}
