import type { Stay } from '../../../src/rules/stay/restrictions'
import { isHeld } from '../../database/booking/held'
import { extrasTotal, partyOf } from '../../database/booking/quote'
import type { SeedHotel } from '../../seed/seed-types'
import { changeView } from '../change/change-view'
import { itemAt } from '../change/items-of-change'
import { daysOf, daysOfItem } from '../change/room-days'
import { moneyView } from '../rates/money-view'
import { pricingView } from '../rates/pricing-view'
import { productView } from '../rates/product-view'
import { quoteToken } from '../rates/quote-token'
import type { BookingCall } from '../request/booking-call'
import type { OwnCart } from './cart-of-hotel'
import type { CartOutcome } from './cart-outcome'
import { groupKey } from './party-group'
import { type RoomWithPlan, roomsWithPlans, seedOf } from './quoted-rooms'

/** A cart as the schema has it. */
export function cartView(cart: OwnCart, { locale, now }: Pick<BookingCall, 'locale' | 'now'>) {
  const { id, hotel, quote, nextRoomIndex, bookedAt } = cart
  const view = { hotel, locale, now, bookedAt }
  const rooms = roomsWithPlans(cart)
  const items = rooms.map((room) => ({
    id: room.itemId,
    roomIndex: room.roomIndex,
    party: partyOf(quote, room),
    points: room.points,
    segments: [daysOf(room)],
    product: productView(room, view),
    pricing: isHidden([room]) ? null : pricingView([room], view),
    extras: isHidden(rooms) ? null : extrasOfRoom(room, hotel),
  }))
  const money = (amount: number) => moneyView(amount, hotel.currency)
  const { search, priceChange, dropped } = quote
  return {
    id,
    ...expirationView(cart, { now }),
    heldUntil: heldUntil(cart, { now }),
    propertyId: hotel.id,
    checkIn: search.checkIn,
    checkOut: search.checkOut,
    parties: search.parties,
    items,
    itemGroups: groupsOf(items),
    nextRoomIndex,
    nextRoom: nextRoomView(cart),
    change: changeView(cart, view),
    totalPricing: isHidden(rooms) ? null : pricingView(rooms, view, extrasTotal(rooms)),
    priceChange: priceChange &&
      !isHidden(rooms) && {
        before: money(priceChange.before),
        after: money(priceChange.after),
        quoteToken: null,
      },
    dropped: dropped.map(({ roomIndex, productId, reason }) => ({
      roomIndex,
      name: seedOf(hotel, productId)?.room.name[locale] ?? productId,
      reason,
    })),
  }
}

/** The room of an order that is to be chosen next, with the days that are wanted for it; null for others. */
function nextRoomView(cart: OwnCart) {
  const { quote, change, nextRoomIndex } = cart
  if (!change || nextRoomIndex === null) return null
  const itemId = itemAt(cart, nextRoomIndex)
  const days = daysOfItem(quote, itemId)
  return days && { itemId, roomIndex: nextRoomIndex, ...days }
}

/** What the extras of a room cost; null without any. */
export function extrasOfRoom(room: RoomWithPlan, hotel: SeedHotel) {
  const total = extrasTotal([room])
  return total === 0 ? null : moneyView(total, hotel.currency)
}

/** How long a cart stands, and which of its revisions. */
export function expirationView({ revision, expires }: OwnCart, { now }: Pick<BookingCall, 'now'>) {
  const expiresIn = Math.max(0, Math.floor((expires - now) / 1000))
  return { revision, expires: new Date(expires).toISOString(), expiresIn }
}

/** What came of a change, as the schema has it. */
export function outcomeView({ cart, status, priceChange, reason }: CartOutcome, call: BookingCall) {
  return {
    cart: cart && cartView(cart, call),
    status,
    priceChange: priceChange && {
      before: moneyView(priceChange.before, priceChange.currency),
      after: moneyView(priceChange.after, priceChange.currency),
      quoteToken: quoteToken(priceChange.after),
    },
    reason,
  }
}

/** Whether the guest may not see what one of the rooms costs: then no sum is told either. */
export function isHidden(rooms: readonly Pick<RoomWithPlan, 'plan'>[]): boolean {
  return rooms.some(({ plan }) => plan.isConfidential)
}

type Item = {
  id: string
  party: Parameters<typeof groupKey>[0]
  product: { id: string }
  /** Rooms at one rate may be paid with other points. */
  points: number | null
  segments: readonly Stay[]
}

/** Rooms of one product for equal parties on the same days; a group has the id of its first item. */
function groupsOf<Of extends Item>(items: readonly Of[]) {
  const groups = new Map<string, Of[]>()
  for (const item of items) {
    const days = item.segments.map(({ checkIn, checkOut }) => `${checkIn} ${checkOut}`)
    const key = [item.product.id, item.points, groupKey(item.party), ...days].join(' ')
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return [...groups.values()].map((members) => ({
    id: members[0]?.id ?? '',
    quantity: members.length,
    items: members,
  }))
}

/** Until when the rooms of a cart are held, as the schema has it. */
export function heldUntil(
  { held }: Pick<OwnCart, 'held'>,
  { now }: Pick<BookingCall, 'now'>,
): string | null {
  return held && isHeld({ held }, now) ? new Date(held.until).toISOString() : null
}
