import { nightsOf } from '../../../src/rules/stay/days'
import type { Quote, QuotedExtra, QuotedRoom } from '../../database/booking/quote'
import { extraLeft } from '../../engine/sale/extra-sale'
import { extrasOf, type SeedExtra } from '../../seed/extras'
import { hasDates } from '../rates/product-view'
import type { QuoteQuestion, WantedRoom } from './wanted-room'

/**
 * Quotes the extras of rooms: one of a room is taken for the next. Those that are not sold are dropped;
 * what a room has already stays while its quote stands.
 */
export function quoteExtras(
  question: QuoteQuestion,
  rooms: readonly QuotedRoom[],
  wanted: readonly WantedRoom[],
): { rooms: QuotedRoom[]; dropped: NonNullable<Quote['droppedExtras']> } {
  const own = new Map<string, number>()
  const dropped: { roomIndex: number; code: string }[] = []
  const quoted = rooms.map(({ extras: _before, ...room }) => {
    const want = wanted.find(({ id }) => id === room.id)
    const extras = (want?.extras ?? []).flatMap(({ code, quantity }): QuotedExtra[] => {
      const extra = extrasOf(question.hotel).find((one) => one.code === code)
      const kept = want?.kept?.extras?.find((one) => one.code === code)?.quantity ?? 0
      const left = extra ? leftFor(question, extra, own) : 0
      if (!extra || quantity > Math.max(left, kept)) {
        dropped.push({ roomIndex: room.roomIndex, code })
        return []
      }
      own.set(code, quantity + (own.get(code) ?? 0))
      return [{ code, quantity, amount: quantity * priceOfStay(question, extra) }]
    })
    return { ...room, ...(extras.length > 0 && { extras }) }
  })
  return { rooms: quoted, dropped }
}

/** How many of an extra are left for the stay beside what other rooms of the cart have. */
export function leftFor(
  { hotel, search, context }: QuoteQuestion,
  extra: SeedExtra,
  own: ReadonlyMap<string, number>,
): number {
  if (!hasDates(search)) return 0
  const nights = nightsOf(search.checkIn, search.checkOut)
  return extraLeft(hotel.id, extra, { nights, taken: context.taken }) - (own.get(extra.code) ?? 0)
}

/** What one of an extra costs for the whole stay. */
function priceOfStay({ search }: QuoteQuestion, { price, unit }: SeedExtra): number {
  if (unit === 'STAY' || !hasDates(search)) return price
  return price * nightsOf(search.checkIn, search.checkOut).length
}
