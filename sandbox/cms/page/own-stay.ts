import type { FastifyReply, FastifyRequest } from 'fastify'
import { type RoomStatus, roomStatus } from '../../../src/rules/order/room-states'
import {
  type PageResult,
  type Redirect,
  resolveRedirect,
} from '../../../src/rules/pages/page-redirects'
import {
  cancelReservationPath,
  checkInConfirmationPath,
  reviewGuestInfoPath,
  upgradeReservationPath,
} from '../../../src/rules/site/booking-paths'
import { queryName, withQuery } from '../../../src/rules/site/query'
import { hotelDays } from '../../../src/rules/stay/hotel-days'
import { STAY_PAGES } from '../../api/lookup/found-stay'
import { findStay, type RankedOrder } from '../../api/order/find-order'
import { bookingCall } from '../../api/request/booking-call'
import { timeOf } from '../../api/request/clock'
import type { OrderRoom, StoredOrder } from '../../database/booking/orders'
import type { Database } from '../../database/database'
import { findHotel } from '../../database/site/hotels'
import { site } from '../../site'
import { urlOf } from '../../site-address'
import { siteOf } from '../redirects/redirects'

/** The stay that a page shows to its visitor: of an order, or of a cart. */
export type OwnStay = Pick<StoredOrder, 'hotelId' | 'quote'>

/** Whether the page of this address shows the stay that the visitor has found or booked. */
export function isAboutStay({ pathname, searchParams }: URL): boolean {
  const hasCart = searchParams.has(queryName(site, 'cart'))
  const isOfGuests = pathname === GUESTS_PATH && searchParams.has(queryName(site, 'stay'))
  return OF_A_STAY.includes(pathname) || (isOfGuests && !hasCart)
}

const CANCEL_PATH = cancelReservationPath(site)
const CHECK_IN_PATH = checkInConfirmationPath(site)
const UPGRADE_PATH = upgradeReservationPath(site)
/** With a cart it is the page that a change is paid on. */
const GUESTS_PATH = reviewGuestInfoPath(site)
const OF_A_STAY = [CANCEL_PATH, CHECK_IN_PATH, UPGRADE_PATH, ...Object.values(STAY_PAGES)]

/**
 * The stay that the address names by its handle, else the one that the visitor has found or booked last. Without
 * one that the session may see, redirects to the lookup (R4); a stay that belongs to another page, because it
 * is over or cancelled, redirects there.
 */
export async function ownStay(
  database: Database,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<OwnStay | Redirect> {
  // Empty or malformed it names no stay, and never another one than it meant.
  const stay = urlOf(request).searchParams.get(queryName(site, 'stay'))
  const booked = await findStay(await bookingCall(database, request, reply), { stay })
  if (booked) return bookedStay(database, request, booked)
  const asked: PageResult = { message: 'lookup.reservation.authentication' }
  return resolveRedirect(asked, siteOf(urlOf(request))) as Redirect
}

/** Whether the guest has checked in online, or is there. */
function isCheckedIn({ stage, cancelledAt }: OrderRoom): boolean {
  return !cancelledAt && (stage === 'checkedIn' || stage === 'inHouse')
}

/** The stay of an order that this session may see, on the page for its state. */
async function bookedStay(
  database: Database,
  request: FastifyRequest,
  { order, rank }: RankedOrder,
): Promise<OwnStay | Redirect> {
  const { pathname } = urlOf(request)
  const hotel = await findHotel(database, order.hotelId)
  const today = hotelDays(timeOf(request), hotel?.timeZone).from
  const statuses = order.rooms.map((room) => roomStatus(room, today))
  const has = (status: RoomStatus) => statuses.includes(status)
  const isOpen = {
    [STAY_PAGES.upcoming]: has('UPCOMING') || has('IN_HOUSE'),
    [CANCEL_PATH]: has('UPCOMING'),
    // Better rooms are offered to who has booked the stay.
    [UPGRADE_PATH]: has('UPCOMING') && rank === 'proven',
    [GUESTS_PATH]: has('UPCOMING'),
    [CHECK_IN_PATH]: order.rooms.some(isCheckedIn),
    [STAY_PAGES.cancelled]: has('CANCELLED'),
    [STAY_PAGES.expired]: has('PAST'),
  }
  const target = [STAY_PAGES.upcoming, STAY_PAGES.expired, STAY_PAGES.cancelled].find(
    (path) => isOpen[path],
  )
  if (!isOpen[pathname] && target) {
    return { status: 302, target: withQuery(site, target, { stay: order.handle }) }
  }
  return order
}
