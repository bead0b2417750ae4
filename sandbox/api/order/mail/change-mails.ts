import type { StoredOrder } from '../../../database/booking/orders'
import type { Message } from '../../../database/members/messages'
import type { SeedHotel } from '../../../seed/seed-types'
import { orderMail } from './order-mail'

interface Changed {
  order: StoredOrder
  /** The order before. */
  former: StoredOrder
  /** Whether something was said about its guests, not only about their rooms. */
  hasGuests: boolean
}

/**
 * What is written of a stay after its guests have said more about it. A new address is told to the old one too,
 * without the new one: who reads mail there may not have changed it (docs/decisions/0065).
 */
export function changeMails(
  { order, former, hasGuests }: Changed,
  hotel: SeedHotel,
  now: number,
): Message[] {
  if (!hasGuests) return [orderMail(order, hotel, 'requests', { now })]
  const isMoved = order.guest.email.toLowerCase() !== former.guest.email.toLowerCase()
  const toFormer = { ...order, guest: former.guest }
  return [
    orderMail(order, hotel, 'guests', { now }),
    ...(isMoved ? [orderMail(toFormer, hotel, 'contactMoved', { now })] : []),
  ]
}
