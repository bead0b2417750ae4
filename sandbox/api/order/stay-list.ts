import { checkInState } from '../../../src/rules/order/check-in-window'
import { type RoomStatus, roomStatus } from '../../../src/rules/order/room-states'
import { awardedNights } from '../../../src/rules/points/free-nights'
import { nightsBetween } from '../../../src/rules/stay/days'
import { areSameDays, hullOf } from '../../../src/rules/stay/stay-hull'
import {
  findNextStays,
  type HotelDay,
  type ListedStay,
  listCustomerStays,
} from '../../database/booking/customer-stays'
import { extrasTotal } from '../../database/booking/quote'
import { knownHotels } from '../../database/site/hotels'
import type { SeedHotel } from '../../seed/seed-types'
import { signedInCustomer } from '../cart/cart-member'
import { isHidden } from '../cart/cart-view'
import { roomsWithPlans } from '../cart/quoted-rooms'
import { propertyView } from '../graphql/property-view'
import { foundOf, foundOrders } from '../lookup/found-stay'
import { stayHref } from '../lookup/stay-href'
import { todayAt } from '../rates/engine-context'
import { moneyView } from '../rates/money-view'
import type { BookingCall } from '../request/booking-call'
import { findStay } from './find-order'
import { cartOfOrder } from './order-cart'

/** Stays on a page of a list, and how long one that is over is listed (W90). */
const PAGE_SIZE = 20
const PAST_MONTHS = 24

const MOST_NEXT = 9
const MOST_DAYS_AHEAD = 366

const TABS = { UPCOMING: 'upcoming', PAST: 'past', CANCELLED: 'cancelled' } as const

export interface StaysAsked {
  tab: keyof typeof TABS | null
  page: number | null
}

/** The stays of the member who has signed in (W90); null for everybody else, a remembered visitor included. */
export async function customerReservations(call: BookingCall, { tab, page }: StaysAsked) {
  const customerId = signedInCustomer(call)
  if (customerId === null) return null
  const hotels = await knownHotels(call.database)
  const wanted = TABS[tab ?? 'UPCOMING']
  const found = await listCustomerStays(call.database.db, {
    customerId,
    tab: wanted,
    page: page ?? 1,
    size: PAGE_SIZE,
    days: daysOf(hotels, call.now),
    pastMonths: PAST_MONTHS,
  })
  return {
    counts: found.counts,
    page: found.page,
    pages: Math.max(1, Math.ceil(found.counts[wanted] / PAGE_SIZE)),
    stays: viewsOf(found.stays, hotels, call),
  }
}

export interface NextStaysAsked {
  maxStays: number | null
  daysAhead: number | null
  elsewhere: boolean | null
  /** The handle of the order of the page's address. */
  stay: string | null
}

/** The stays that the visitor is in or travels to next (W46). */
export async function currentStays(
  call: BookingCall,
  { maxStays, daysAhead, elsewhere, stay }: NextStaysAsked,
) {
  const { db } = call.database
  const values = call.session?.values ?? {}
  const [hotels, shown, found] = await Promise.all([
    knownHotels(call.database),
    elsewhere ? findStay(call, { stay }) : null,
    foundOrders(db, values),
  ])
  const reader = {
    customerId: signedInCustomer(call),
    ownerKey: call.owner.key,
    found: found.filter((order) => foundOf(values, order) === 'order').map(({ handle }) => handle),
  }
  const stays = await findNextStays(db, reader, {
    days: daysOf(hotels, call.now),
    daysAhead: within(daysAhead ?? 30, 0, MOST_DAYS_AHEAD),
    most: within(maxStays ?? 1, 1, MOST_NEXT),
    except: shown?.order.handle ?? null,
  })
  return {
    isRemembered: call.session?.kind === 'remembered',
    stays: viewsOf(stays, hotels, call),
  }
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}

function daysOf(hotels: readonly SeedHotel[], now: number): HotelDay[] {
  return hotels.map((hotel) => ({ hotelId: hotel.id, today: todayAt(hotel, now) }))
}

function viewsOf(stays: readonly ListedStay[], hotels: readonly SeedHotel[], call: BookingCall) {
  const known = new Map(hotels.map((hotel) => [hotel.id, hotel]))
  return stays.flatMap((stay) => {
    const hotel = known.get(stay.hotelId)
    return hotel ? [viewOf(stay, hotel, call)] : []
  })
}

function viewOf(stay: ListedStay, hotel: SeedHotel, { locale, now }: BookingCall) {
  const { handle, tab } = stay
  const href = stayHref(tab, stay)
  const today = todayAt(hotel, now)
  const booked = stay.rooms.filter(({ cancelledAt }) => !cancelledAt)
  const rooms = booked.length > 0 ? booked : stay.rooms
  const { checkIn, checkOut } = hullOf(rooms) ?? { checkIn: '', checkOut: '' }
  return {
    handle,
    href,
    property: propertyView(hotel, locale),
    status: statusOf(rooms.map((room) => roomStatus(room, today))),
    checkIn,
    checkOut,
    lengthOfStay: areSameDays(rooms) ? nightsBetween(checkIn, checkOut) : null,
    daysUntil: nightsBetween(today, checkIn),
    daysLeft: nightsBetween(today, checkOut),
    rooms: rooms.length,
    cancelledRooms: stay.rooms.length - rooms.length,
    confirmationNumbers: rooms.map(({ confirmationNumber }) => confirmationNumber),
    ...costOf(stay, hotel),
    online: onlineOf(rooms, hotel, { now, href }),
  }
}

/** What can be done online with a room of the stay, the next step first. */
function onlineOf(
  rooms: ListedStay['rooms'],
  hotel: SeedHotel,
  { now, href }: { now: number; href: string },
) {
  const states = rooms.map((room) => checkInState(room, hotel, now))
  const order = ['CHECK_OUT_ELIGIBLE', 'CHECK_IN_ELIGIBLE', 'CHECK_IN_MODIFIABLE'] as const
  const state = order.find((one) => states.includes(one))
  return state ? { state, href } : null
}

/** Rooms of one order may stand at different places: the guest is in house as soon as one is. */
function statusOf(statuses: readonly RoomStatus[]): RoomStatus {
  const order: RoomStatus[] = ['IN_HOUSE', 'UPCOMING', 'PAST']
  return order.find((status) => statuses.includes(status)) ?? 'CANCELLED'
}

/** No amount where every room is cancelled or missed, nor of a rate that the guest may not see. */
function costOf(stay: ListedStay, hotel: SeedHotel) {
  const rooms = roomsWithPlans(cartOfOrder(stay, hotel))
  const areHidden = isHidden(roomsWithPlans({ hotel, quote: stay.quote }))
  if (rooms.length === 0 || areHidden) return { total: null, totalPoints: null, freeNights: null }
  const total = rooms.reduce((sum, room) => sum + room.total, 0) + extrasTotal(rooms)
  const points = rooms.reduce((sum, room) => sum + (room.points ?? 0), 0)
  const freeNights = rooms.flatMap(awardedNights).length || null
  return { total: moneyView(total, hotel.currency), totalPoints: points || null, freeNights }
}
