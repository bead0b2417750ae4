import { orderState } from '../../../src/rules/order/room-states'
import { nightsOf } from '../../../src/rules/stay/days'
import { hullOf } from '../../../src/rules/stay/stay-hull'
import type { StoredOrder } from '../../database/booking/orders'
import { suiteNightsOfMember, suiteNightsOfOrder } from '../../database/booking/suite-nights'
import type { Database } from '../../database/database'
import { type Customer, findCustomer } from '../../database/members/customers'
import { findHotel } from '../../database/site/hotels'
import type { SeedHotel } from '../../seed/seed-types'
import { signedInCustomer } from '../cart/cart-member'
import type { OwnCart } from '../cart/cart-of-hotel'
import { findOwnCart } from '../cart/own-cart'
import { findOwnOrder, type OrderAddress } from '../order/find-order'
import { wholeCartOfOrder } from '../order/order-cart'
import { hasDates } from '../rates/product-view'
import type { BookingCall } from '../request/booking-call'
import { suiteNightView } from './award-view'
import { firstOffers } from './first-offers'
import { roomOffers } from './room-offers'
import { type SuiteAward, suiteAwards } from './suite-awards'
import { suiteDeadline } from './suite-night-status'
import { suiteRooms } from './suite-rooms'

/** Better rooms in an answer, whatever is asked for. */
const MOST_OFFERS = 24

/** What can be asked for beside the rooms of a cart or an order (W36). */
export async function roomUpgrade(
  call: BookingCall,
  { maxOffers, ...address }: OrderAddress & { maxOffers?: number | null },
) {
  const cart = address.cartId ? await findOwnCart(call, address.cartId) : null
  if (cart?.changes) return null
  if (cart && cart.status !== 'ordered') return ofCart(call, cart)
  const order = await findOwnOrder(call, address)
  const hotel = order && (await findHotel(call.database, order.hotelId))
  return order && hotel ? ofOrder(call, order, hotel, maxOffers ?? MOST_OFFERS) : null
}

async function ofCart(call: BookingCall, cart: OwnCart) {
  const { search } = cart.quote
  if (!hasDates(search)) return null
  const stay = { ...search, hotel: cart.hotel }
  return {
    ...stayView(call, stay),
    access: signedInCustomer(call) === null ? 'SIGN_IN' : 'MEMBER',
    handle: null,
    revision: cart.revision,
    awards: (await awardsFor(call, stay)).map(suiteNightView),
    rooms: suiteRooms(cart, [], call),
    offers: [],
    offerCount: 0,
  }
}

async function ofOrder(call: BookingCall, order: StoredOrder, hotel: SeedHotel, maxOffers: number) {
  const offers = await roomOffers(call, order, hotel)
  const living = order.rooms.filter(({ cancelledAt }) => !cancelledAt)
  // Of rooms with days of their own the first arrival ends it for all.
  const stay = { ...(hullOf(living) ?? order.rooms[0]), hotel }
  const isMembers = order.customerId !== null && order.customerId === signedInCustomer(call)
  const asked = isMembers ? await suiteNightsOfOrder(call.database.db, order.id) : []
  const cancelled = order.rooms.filter((room) => room.cancelledAt).map(({ itemId }) => itemId)
  const isForAwards = isMembers && orderState(order) !== 'cancelled'
  return {
    ...stayView(call, stay),
    access: isMembers ? 'MEMBER' : accessOf(call, order),
    handle: order.handle,
    revision: order.revision,
    awards: isForAwards ? (await awardsFor(call, stay)).map(suiteNightView) : [],
    rooms: isMembers ? suiteRooms(wholeCartOfOrder(order, hotel), asked, call, cancelled) : [],
    offers: firstOffers(offers, Math.min(Math.max(maxOffers, 0), MOST_OFFERS)),
    offerCount: offers.length,
  }
}

/** The order of a member may be asked about by who has booked it: who that is has to be known. */
function accessOf({ session }: BookingCall, { customerId }: StoredOrder) {
  return customerId !== null && session?.kind !== 'authenticated' ? 'SIGN_IN' : 'NONE'
}

/** Who asks for awards, and what is read: the database or a transaction. */
export interface AwardReader extends Pick<BookingCall, 'session' | 'now'> {
  database: Pick<Database, 'db'>
}

/** The customer who has signed in; null for everybody else. */
export async function memberOf(call: Omit<AwardReader, 'now'>): Promise<Customer | null> {
  const id = signedInCustomer(call)
  return id === null ? null : findCustomer(call.database.db, id)
}

export interface Stay {
  hotel: SeedHotel
  checkIn: string
  checkOut: string
}

/** What the signed-in member can ask for suites with; nothing for everybody else. */
export async function awardsFor(call: AwardReader, stay: Stay): Promise<SuiteAward[]> {
  const member = await memberOf(call)
  if (!member) return []
  const used = await suiteNightsOfMember(call.database.db, member.id)
  return suiteAwards(member, used, { now: call.now, lastNight: lastNight(stay) })
}

export function lastNight({ checkIn, checkOut }: Pick<Stay, 'checkIn' | 'checkOut'>): string {
  return nightsOf(checkIn, checkOut).at(-1) ?? checkIn
}

function stayView({ now }: BookingCall, { hotel, checkIn, checkOut }: Stay) {
  const { timeZone } = hotel
  const deadline = suiteDeadline(checkIn, timeZone)
  return {
    deadline: deadline.iso,
    timeZone,
    isOpen: now < deadline.time,
    nights: nightsOf(checkIn, checkOut).length,
  }
}
