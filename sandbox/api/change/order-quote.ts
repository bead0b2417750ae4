import { isKept } from '../../../src/rules/order/room-states'
import { hullOf } from '../../../src/rules/stay/stay-hull'
import type { StoredOrder } from '../../database/booking/orders'
import { partyOf, type Quote } from '../../database/booking/quote'
import { daysOf } from './room-days'

/** The rooms of an order that are neither cancelled nor missed, as the quote of a cart: a cart has no gap in its rooms. */
export function quoteOfOrder({ quote, rooms }: StoredOrder): Quote {
  const living = quote.rooms.filter(({ id }) =>
    rooms.some((room) => room.itemId === id && isKept(room)),
  )
  return {
    search: {
      ...{ ...quote.search, ...hullOf(living.map(daysOf)) },
      parties: living.map((room) => partyOf(quote, room)),
    },
    // What was split is booked: a change splits what it adds.
    rooms: living.map(({ split: _split, ...room }, roomIndex) => ({ ...room, roomIndex })),
    priceChange: null,
    dropped: [],
  }
}

/** The quote of an order whose rooms are changed as a cart has them; its cancelled rooms stay. */
export function orderQuoteWith({ quote }: Pick<StoredOrder, 'quote'>, changed: Quote): Quote {
  const { checkIn, checkOut } = changed.search
  const parties = [...quote.search.parties]
  const rooms = quote.rooms.map((room) => {
    const found = changed.rooms.find(({ id }) => id === room.id)
    if (!found) return room
    parties[room.roomIndex] = partyOf(changed, found)
    return { ...found, roomIndex: room.roomIndex }
  })
  return {
    ...quote,
    search: { ...quote.search, checkIn, checkOut, parties },
    rooms,
    priceChange: null,
    dropped: [],
  }
}
