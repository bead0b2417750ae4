import type { WantedNight } from '../../database/booking/claims'
import type { Quote } from '../../database/booking/quote'
import { capacity } from '../../engine/nights/capacity'
import { extraStock } from '../../engine/sale/extra-sale'
import { extrasOf } from '../../seed/extras'
import type { SeedHotel } from '../../seed/seed-types'
import { seedOf } from './quoted-rooms'

/** Every night of every room type and extra of a cart, with how many of it. A room has the nights of its own quote. */
export function nightsWanted(
  hotel: SeedHotel,
  { quote: { rooms } }: { quote: Pick<Quote, 'rooms'> },
): WantedNight[] {
  const wanted = new Map<string, WantedNight>()
  const add = (roomType: string, night: string, quantity: number, capacityOf: () => number) => {
    const key = `${roomType} ${night}`
    const known = wanted.get(key)
    if (known) known.rooms += quantity
    else
      wanted.set(key, {
        ...{ hotelId: hotel.id, roomType, night },
        ...{ rooms: quantity, capacity: capacityOf() },
      })
  }
  for (const { productId, nights, extras = [] } of rooms) {
    const room = seedOf(hotel, productId)?.room
    for (const { date } of nights) {
      if (room) add(room.code, date, 1, () => capacity(hotel, room, date))
      for (const { code, quantity } of extras) {
        const extra = extrasOf(hotel).find((one) => one.code === code)
        if (extra && quantity > 0) add(code, date, quantity, () => extraStock(extra, date))
      }
    }
  }
  return [...wanted.values()]
}
