import type { Quote, QuotedExtra, QuotedRoom } from '../../database/booking/quote'
import type { Taken } from '../../engine/nights/night-rules'
import { extraLeft } from '../../engine/sale/extra-sale'
import { extrasOf, type SeedExtra } from '../../seed/extras'
import type { QuoteQuestion, WantedRoom } from './wanted-room'

/**
 * Quotes the extras of rooms: one of a room is taken for the next. Those that are not sold are dropped;
 * what a room has already stays while its quote stands.
 */
export function quoteExtras(
  question: Pick<QuoteQuestion, 'hotel' | 'context'>,
  rooms: readonly QuotedRoom[],
  wanted: readonly WantedRoom[],
): { rooms: QuotedRoom[]; dropped: NonNullable<Quote['droppedExtras']> } {
  const before: QuotedRoom[] = []
  const dropped: { roomIndex: number; code: string }[] = []
  const quoted = rooms.map(({ extras: _before, ...room }) => {
    const want = wanted.find(({ id }) => id === room.id)
    const extras = (want?.extras ?? []).flatMap(({ code, quantity }): QuotedExtra[] => {
      const extra = extrasOf(question.hotel).find((one) => one.code === code)
      const kept = want?.kept?.extras?.find((one) => one.code === code)?.quantity ?? 0
      const left = extra ? leftFor(question, extra, room, before) : 0
      if (!extra || quantity > Math.max(left, kept)) {
        dropped.push({ roomIndex: room.roomIndex, code })
        return []
      }
      return [{ code, quantity, amount: quantity * priceOfStay(room, extra) }]
    })
    const quoted = { ...room, ...(extras.length > 0 && { extras }) }
    before.push(quoted)
    return quoted
  })
  return { rooms: quoted, dropped }
}

/** How many of an extra are left for all nights of a room beside what other rooms of the cart have. */
export function leftFor(
  { hotel, context }: Pick<QuoteQuestion, 'hotel' | 'context'>,
  extra: SeedExtra,
  room: Pick<QuotedRoom, 'nights'>,
  others: readonly Pick<QuotedRoom, 'nights' | 'extras'>[],
): number {
  const own = new Map<string, number>()
  for (const { nights, extras = [] } of others) {
    const quantity = extras.find(({ code }) => code === extra.code)?.quantity ?? 0
    for (const { date } of nights) own.set(date, quantity + (own.get(date) ?? 0))
  }
  const taken: Taken = (hotelId, code, night) =>
    context.taken(hotelId, code, night) + (own.get(night) ?? 0)
  return extraLeft(hotel.id, extra, { nights: room.nights.map(({ date }) => date), taken })
}

/** What one of an extra costs for all nights of a room. */
function priceOfStay({ nights }: Pick<QuotedRoom, 'nights'>, { price, unit }: SeedExtra): number {
  return unit === 'STAY' ? price : price * nights.length
}
