import type { Quote, QuotedRoom } from '../../database/booking/quote'
import type { Offer } from '../../engine/answers/offers'
import { hotelNights } from '../../engine/nights/hotel-nights'
import { readProductId } from '../../engine/sale/product-id'
import type { SeedHotel } from '../../seed/seed-types'
import type { OfferFacts } from '../rates/product-view'

/** A room of a cart, with the room type and the plan that its names are made from. */
export type RoomWithPlan = OfferFacts &
  Pick<
    QuotedRoom,
    'roomIndex' | 'replaced' | 'extras' | 'floor' | 'floorPoints' | 'forfeitedAwards'
  > & {
    itemId: string
  }

interface Quoted {
  hotel: SeedHotel
  quote: Quote
  /** Who asks may see no amount, as with a confidential plan. */
  hidesAmounts?: boolean | undefined
}

/** The rooms of a quote; one whose type or plan the seed no longer has is left out. */
export function roomsWithPlans({ hotel, quote, hidesAmounts = false }: Quoted): RoomWithPlan[] {
  return quote.rooms.flatMap(({ id: itemId, productId: id, ...quoted }) => {
    const seed = seedOf(hotel, id)
    if (!seed) return []
    const plan = hidesAmounts ? { ...seed.plan, isConfidential: true } : seed.plan
    return { ...quoted, ...seed, plan, id, itemId }
  })
}

/** The room type and the plan of a product, whether it is sold or not. */
export function seedOf(hotel: SeedHotel, productId: string): Pick<Offer, 'room' | 'plan'> | null {
  const key = readProductId(productId)
  if (key?.hotelId !== hotel.id) return null
  const { rooms, plans } = hotelNights(hotel, { today: '', taken: () => 0 }).stock
  const room = rooms.find((one) => one.room.code === key.roomCode)?.room
  const plan = plans.find(({ code }) => code === key.planCode)
  return room && plan ? { room, plan } : null
}

/** An offer as a revision keeps it. */
export function quotedRoom(
  { id: productId, room: _room, plan: _plan, left: _left, ...offer }: Offer,
  { id, roomIndex }: Pick<QuotedRoom, 'id' | 'roomIndex'>,
): QuotedRoom {
  return { ...offer, id, roomIndex, productId }
}
