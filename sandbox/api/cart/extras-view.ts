import { extrasTotal } from '../../database/booking/quote'
import type { OfferContext } from '../../engine/answers/offers'
import { extrasOf } from '../../seed/extras'
import type { Locale } from '../../seed/seed-types'
import { moneyView } from '../rates/money-view'
import type { OwnCart } from './cart-of-hotel'
import { leftFor } from './quote-extras'
import { roomsWithPlans } from './quoted-rooms'

/** What can be bought with each room of a cart, and what is (W86). */
export function extrasView(
  { hotel, quote, revision }: Pick<OwnCart, 'hotel' | 'quote' | 'revision'>,
  context: OfferContext,
  locale: Locale,
) {
  const money = (amount: number) => moneyView(amount, hotel.currency)
  const rooms = roomsWithPlans({ hotel, quote })
  const views = rooms.map((room) => {
    const others = rooms.filter(({ itemId }) => itemId !== room.itemId)
    const own = room.extras ?? []
    return {
      id: room.itemId,
      roomIndex: room.roomIndex,
      name: room.room.name[locale],
      products: extrasOf(hotel).map((extra) => {
        const quantity = own.find(({ code }) => code === extra.code)?.quantity ?? 0
        const left = leftFor({ hotel, context }, extra, room, others)
        const max = Math.max(Math.min(extra.max, left), quantity)
        return {
          code: extra.code,
          type: 'ancillary',
          category: extra.category,
          name: extra.name[locale],
          price: money(extra.price),
          unit: extra.unit,
          max,
          quantity,
          soldOut: left <= 0,
        }
      }),
      count: own.reduce((sum, { quantity }) => sum + quantity, 0),
      total: money(extrasTotal([room])),
    }
  })
  const names = new Map(extrasOf(hotel).map(({ code, name }) => [code, name[locale]]))
  return {
    revision,
    rooms: views,
    dropped: (quote.droppedExtras ?? []).map(({ code }) => names.get(code) ?? code),
  }
}
