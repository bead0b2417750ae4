import { mayEver, roomProblem } from '../../../src/rules/order/room-actions'
import { lastCard } from '../../database/booking/stay-payments'
import type { SeedHotel } from '../../seed/seed-types'
import type { RankedOrder } from '../order/find-order'
import { hasCardToRenew } from './change-facts'

/** The card that stands for a stay, for who can give another one (docs/decisions/0103); null for all others. */
export function changeableCard({ order, rank }: RankedOrder, hotel: SeedHotel, now: number) {
  const card = lastCard(order.payments)
  const isOpen = order.rooms.some((room) => !roomProblem('card', room, { rank, hotel, now }))
  if (!card || !mayEver('card', rank) || !isOpen || !hasCardToRenew(order, hotel)) return null
  return { brand: card.brand, last4: card.last4 }
}
