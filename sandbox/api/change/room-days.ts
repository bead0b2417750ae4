import { addDays } from '../../../src/rules/stay/days'
import type { QuotedRoom } from '../../database/booking/quote'

/** When a room of a quote begins and ends. */
export function daysOf({ nights }: Pick<QuotedRoom, 'nights'>) {
  const last = nights.at(-1)?.date ?? ''
  return { checkIn: nights[0]?.date ?? '', checkOut: last && addDays(last, 1) }
}
