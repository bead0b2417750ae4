import { awardedNights } from '../../../src/rules/points/free-nights'
import { nightsBetween } from '../../../src/rules/stay/days'
import { extrasTotal, payableAtHotel } from '../../database/booking/quote'
import type { Offer } from '../../engine/answers/offers'
import { extrasOf } from '../../seed/extras'
import type { SeedHotel } from '../../seed/seed-types'
import { departureFrom } from '../change/begun-stay'
import { chargesOfChange } from '../change/change-view'
import { daysOf } from '../change/room-days'
import { earnedPoints } from '../rates/earned-points'
import { moneyView } from '../rates/money-view'
import { chargeViews, type HotelView } from '../rates/pricing-view'
import { hasDates, policyView } from '../rates/product-view'
import type { BookingCall } from '../request/booking-call'
import type { OwnCart } from './cart-of-hotel'
import { isHidden } from './cart-view'
import { type RoomWithPlan, roomsWithPlans } from './quoted-rooms'

/** Everything that the rooms of a cart cost (W32). Hidden: no amount at all leaves the server. */
export function chargesView(cart: OwnCart, { locale, now }: Pick<BookingCall, 'locale' | 'now'>) {
  const { hotel, bookedAt } = cart
  const view = { hotel, locale, now, bookedAt }
  const rooms = roomsWithPlans(cart)
  const hidden = isHidden(rooms)
  const money = (amount: number) => (hidden ? null : moneyView(amount, hotel.currency))
  const sum = (of: (room: RoomWithPlan) => number) => rooms.reduce((all, room) => all + of(room), 0)
  const dueNow = sum((room) => room.dueNow)
  return {
    rooms: rooms.map((room) => ({
      itemId: room.itemId,
      roomIndex: room.roomIndex,
      name: room.room.name[locale],
      rate: room.plan.name[locale],
      nights: room.nights.map(({ date, amount, points, award }) => ({
        date,
        price: money(amount),
        points: hidden ? null : points,
        isFree: !hidden && award !== undefined,
      })),
      subtotal: money(room.subtotal),
      policy: policyView(room, view),
    })),
    ...(hidden ? { fees: [], taxes: [] } : chargeViews(rooms, view)),
    extras: hidden ? [] : extraViews(rooms, { hotel, locale }),
    discounts: [],
    total: money(sum((room) => room.total) + extrasTotal(rooms)),
    dueNow: money(dueNow),
    dueAtHotel: money(payableAtHotel(rooms)),
    deposit: { type: depositType(rooms), amount: money(dueNow), dueDate: null },
    pointsTotal:
      !hidden && rooms.some(({ points }) => points) ? sum((room) => room.points ?? 0) : null,
    freeNights: (!hidden && sum((room) => awardedNights(room).length)) || null,
    pointsEarned: hidden ? null : earnedBy(rooms, hotel),
    hidden,
    change: hidden ? null : chargesOfChange(cart),
  }
}

/** The extras of all rooms, those of one code together. */
function extraViews(rooms: readonly RoomWithPlan[], { hotel, locale }: HotelView) {
  const bought = rooms.flatMap(({ extras = [] }) => extras)
  return extrasOf(hotel).flatMap(({ code, name }) => {
    const own = bought.filter((extra) => extra.code === code)
    if (own.length === 0) return []
    const quantity = own.reduce((sum, extra) => sum + extra.quantity, 0)
    const amount = own.reduce((sum, extra) => sum + extra.amount, 0)
    const count = quantity > 1 ? ` × ${quantity}` : ''
    return [{ code, name: `${name[locale]}${count}`, amount: moneyView(amount, hotel.currency) }]
  })
}

/** How the rooms of a cart can be cancelled (W33). */
export function policiesView(cart: OwnCart, { locale, now }: Pick<BookingCall, 'locale' | 'now'>) {
  const view = { hotel: cart.hotel, locale, now, bookedAt: cart.bookedAt }
  return roomsWithPlans(cart).map((room) => ({
    itemId: room.itemId,
    roomIndex: room.roomIndex,
    name: room.room.name[locale],
    rate: room.plan.name[locale],
    checkIn: room.nights[0]?.date ?? '',
    policy: policyView(room, view),
  }))
}

/** Of rooms that are paid differently a part is paid at the booking. */
function depositType(rooms: readonly RoomWithPlan[]): Offer['deposit']['type'] {
  const [first, ...others] = new Set(rooms.map(({ deposit }) => deposit.type))
  return others.length > 0 ? 'Deposit' : (first ?? 'Cash')
}

/** The points that rooms earn; null where they earn none. */
export function earnedBy(rooms: readonly RoomWithPlan[], hotel: SeedHotel): number | null {
  const earning = rooms.filter(({ plan }) => plan.pointsEarned)
  if (earning.length === 0) return null
  return earning.reduce((sum, room) => sum + (earnedPoints(room, hotel) ?? 0), 0)
}

/** The stay of a cart (W30). */
export function stayView(cart: OwnCart, { locale, now }: Pick<BookingCall, 'locale' | 'now'>) {
  const { hotel, change, quote } = cart
  const { search, rooms } = quote
  if (!hasDates(search)) return null
  const { checkIn, checkOut, parties } = search
  return {
    propertyId: hotel.id,
    propertyName: hotel.name[locale],
    checkIn,
    checkOut,
    checkInTime: hotel.checkInTime,
    checkOutTime: hotel.checkOutTime,
    timeZone: hotel.timeZone,
    lengthOfStay: nightsBetween(checkIn, checkOut),
    rooms: parties.length,
    roomDays: rooms.map((room) => ({
      ...{ itemId: room.id, roomIndex: room.roomIndex },
      ...daysOf(room),
    })),
    parties,
    // Names are asked for after the rooms.
    guests: [],
    modifiable: true,
    reason: null,
    addOnly: false,
    departureFrom: change ? departureFrom(change.order, hotel, now) : null,
  }
}
