import { type BalancePayment, balancePayment } from '../../../src/rules/order/room-balance'
import type { StoredOrder } from '../../database/booking/orders'
import { payableAtHotel } from '../../database/booking/quote'
import { lastCard } from '../../database/booking/stay-payments'
import type { SeedHotel } from '../../seed/seed-types'
import { isHidden } from '../cart/cart-view'
import { type RoomWithPlan, roomsWithPlans } from '../cart/quoted-rooms'
import { moneyView } from '../rates/money-view'
import type { RankedOrder } from './find-order'
import { wholeCartOfOrder } from './order-cart'

/** What is left of a room to be paid, and how. */
export interface RoomBalance {
  /** Minor units; null for an amount that the guest may not see. */
  amount: number | null
  payment: BalancePayment
  /** That pays it; null where none does. */
  card: StoredOrder['payments'][number] | null
}

/** What is left to be paid of a room that its guest checks out of. */
export function roomBalance({ order, rank }: RankedOrder, sold: RoomWithPlan): RoomBalance {
  const amount = isHidden([sold]) ? null : payableAtHotel([sold])
  const card = lastCard(order.payments)
  const payment = balancePayment({ amount, rank, hasCard: card !== null })
  return { amount, payment, card: payment === 'CARD' ? card : null }
}

/** The same of the room of this id. */
export function balanceOfRoom(ranked: RankedOrder, hotel: SeedHotel, itemId: string): RoomBalance {
  const rooms = roomsWithPlans(wholeCartOfOrder(ranked.order, hotel))
  const sold = rooms.find((one) => one.itemId === itemId)
  if (!sold) throw new Error(`The order ${ranked.order.id} has no room ${itemId}.`)
  return roomBalance(ranked, sold)
}

/** The balance as the schema has it. */
export function balanceView({ amount, payment, card }: RoomBalance, currency: string) {
  return {
    balance: amount === null ? null : moneyView(amount, currency),
    payment,
    brand: card?.brand ?? null,
    last4: card?.last4 ?? null,
  }
}
