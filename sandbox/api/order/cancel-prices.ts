import {
  type CancelPrice,
  cancelPrice,
  noShowPrice,
  type PenaltyPrice,
} from '../../../src/rules/order/cancel-price'
import { type RoomProblem, roomProblem } from '../../../src/rules/order/room-actions'
import {
  cancelPoints,
  inFreeNights,
  noShowPoints,
  type PointsPrice,
  returnedAwards,
} from '../../../src/rules/points/stay-points'
import type { Returned, RoomToCancel } from '../../database/booking/cancel-order'
import type { OrderRoom, StoredOrder } from '../../database/booking/orders'
import { isCharged, lastCard } from '../../database/booking/stay-payments'
import type { SeedHotel } from '../../seed/seed-types'
import { nightsWanted } from '../cart/nights-wanted'
import { type RoomWithPlan, roomsWithPlans } from '../cart/quoted-rooms'
import { statutoryWindow } from '../rates/statutory-window'
import type { RankedOrder } from './find-order'

/** A room of an order with what it was sold as, and what becomes of it when it is cancelled. */
export interface PricedRoom {
  room: OrderRoom
  /** Charged of it until now. */
  paid: number
  sold: RoomWithPlan
  /** Why it cannot be cancelled; null: it can. */
  problem: RoomProblem | null
  /** What cancelling it costs now. */
  price: CancelPrice
  /** What becomes of its points then. */
  points: PointsPrice
  /** How many of its free nights. */
  freeNights: PointsPrice
  /** Goes back to its member then. */
  returned: Returned
  nights: RoomToCancel['nights']
}

/**
 * The rooms of an order with what cancelling each of them costs at a time, ms since 1970. The page that asks
 * and the call that cancels read the same figures.
 */
export function pricedRooms(
  { order, rank }: RankedOrder,
  hotel: SeedHotel,
  now: number,
): PricedRoom[] {
  return order.rooms.map((room) => {
    const sold = soldRoom(order, hotel, room.itemId)
    const bookedAt = order.bookedAt.getTime()
    const window = statutoryWindow(hotel, room.checkIn, { now, bookedAt })
    const paid = paidOf(order, sold)
    const when = { now, isStatutory: window?.applies ?? false }
    const points = cancelPoints(sold, when)
    const freeNights = cancelPoints(inFreeNights(sold), when)
    return {
      ...{ room, sold, paid },
      problem: roomProblem('cancel', room, { rank, hotel, now }),
      price: cancelPrice({ ...sold, paid, isGuaranteed: hasCard(order, sold) }, when),
      ...{ points, freeNights },
      returned: { points: points.returned, awards: returnedAwards(sold, freeNights) },
      nights: nightsOfRoom(order, hotel, room.itemId),
    }
  })
}

/** What a room of an order costs whose guest did not come, in money and in points. */
export function missedPrice(
  order: StoredOrder,
  hotel: SeedHotel,
  itemId: string,
): { price: PenaltyPrice; returned: Returned } {
  const sold = soldRoom(order, hotel, itemId)
  const isGuaranteed = hasCard(order, sold)
  const price = noShowPrice({ ...sold, paid: paidOf(order, sold), isGuaranteed })
  const awards = returnedAwards(sold, noShowPoints(inFreeNights(sold)))
  return { price, returned: { points: noShowPoints(sold).returned, awards } }
}

/** Names the terms by which rooms are cancelled; it has no digit of an amount. */
export function termsOf(rooms: readonly PricedRoom[]): string {
  return rooms.map(({ price }) => price.terms).join(' ')
}

function soldRoom({ quote }: StoredOrder, hotel: SeedHotel, itemId: string): RoomWithPlan {
  const sold = roomsWithPlans({ hotel, quote }).find((one) => one.itemId === itemId)
  if (!sold) throw new Error(`The hotel ${hotel.id} does not know the room ${itemId} any more.`)
  return sold
}

/** The nights that a room has taken, those of its extras included. */
export function nightsOfRoom({ quote }: StoredOrder, hotel: SeedHotel, itemId: string) {
  const rooms = quote.rooms.filter(({ id }) => id === itemId)
  return nightsWanted(hotel, { quote: { ...quote, rooms } })
}

/** What was charged of a room until now. */
function paidOf({ payments }: StoredOrder, { dueNow }: RoomWithPlan): number {
  return isCharged(payments) ? dueNow : 0
}

/** A prepaid room needs no card beyond what it has paid. */
function hasCard({ payments }: StoredOrder, { guarantee, deposit }: RoomWithPlan): boolean {
  return lastCard(payments) !== null && guarantee.cardRequired && deposit.type !== 'PrePay'
}
