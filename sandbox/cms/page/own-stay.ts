import type { FastifyReply, FastifyRequest } from 'fastify'
import { formatDate } from '../../../src/rules/formats/dates'
import { type RoomStatus, roomStatus } from '../../../src/rules/order/room-states'
import {
  type PageResult,
  type Redirect,
  resolveRedirect,
} from '../../../src/rules/pages/page-redirects'
import { cancelReservationPath } from '../../../src/rules/site/booking-paths'
import { queryName, withQuery } from '../../../src/rules/site/query'
import { hotelDays } from '../../../src/rules/stay/hotel-days'
import { escapeHtml } from '../../../src/server/print/json-script'
import { STAY_PAGES } from '../../api/lookup/found-stay'
import { findStay, type RankedOrder } from '../../api/order/find-order'
import { bookingCall } from '../../api/request/booking-call'
import { timeOf } from '../../api/request/clock'
import type { Database } from '../../database/database'
import { findHotel } from '../../database/site/hotels'
import { stayTexts as text } from '../../seed/reservation-texts'
import type { Locale, SeedHotel } from '../../seed/seed-types'
import { site } from '../../site'
import { urlOf } from '../../site-address'
import { siteLocale } from '../locales'
import { siteOf } from '../redirects/redirects'
import type { PageModel, PageNode } from './page-model'

/** The stay that a page shows to its visitor. */
export interface OwnStay {
  hotelId: string
  /** What its page tells of it itself; null where the widgets of the page do. */
  found: FoundStay | null
}

interface FoundStay {
  stay: { confirmationNumber: string; checkIn: string; checkOut: string; hotelId: string }
  hotel: SeedHotel | null
  /** The guest's name: the full name on a member's own stay, else the family name only. */
  guest: string
}

/** Whether pages of this path show the stay that the visitor has found or booked. */
export function isAboutStay(path: string): boolean {
  return path === CANCEL_PATH || Object.values(STAY_PAGES).includes(path)
}

const CANCEL_PATH = cancelReservationPath(site)

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

/** The stay of an order that this session may see, on the page for its state. */
async function bookedStay(
  database: Database,
  request: FastifyRequest,
  { order, rank }: RankedOrder,
): Promise<OwnStay | Redirect> {
  const { pathname } = urlOf(request)
  const { hotelId } = order
  const hotel = await findHotel(database, hotelId)
  const today = hotelDays(timeOf(request), hotel?.timeZone).from
  const statuses = order.rooms.map((room) => roomStatus(room, today))
  const has = (status: RoomStatus) => statuses.includes(status)
  const isOpen = {
    [STAY_PAGES.upcoming]: has('UPCOMING') || has('IN_HOUSE'),
    [CANCEL_PATH]: has('UPCOMING'),
    [STAY_PAGES.cancelled]: has('CANCELLED'),
    [STAY_PAGES.expired]: has('PAST'),
  }
  const target = [STAY_PAGES.upcoming, STAY_PAGES.expired, STAY_PAGES.cancelled].find(
    (path) => isOpen[path],
  )
  if (!isOpen[pathname] && target) {
    return { status: 302, target: withQuery(site, target, { stay: order.handle }) }
  }
  if (pathname !== STAY_PAGES.upcoming) return { hotelId, found: null }
  const [{ confirmationNumber, checkIn, checkOut }] = order.rooms
  const { givenName: firstName, familyName: lastName } = order.guest
  const stay = { confirmationNumber, checkIn, checkOut, hotelId }
  const guest = rank === 'proven' ? nameOf({ firstName, lastName }, siteLocale(request)) : lastName
  return { hotelId, found: { stay, hotel, guest } }
}

/** Adds the facts of a stay above the authored content, where no widget of the page tells them. */
export function withStay(model: PageModel, { hotelId, found }: OwnStay, locale: Locale): PageModel {
  return found ? withFacts(model, found, locale) : { ...model, propertyId: hotelId }
}

function withFacts(model: PageModel, { stay, hotel, guest }: FoundStay, locale: Locale): PageModel {
  const rows = [
    [text.number, stay.confirmationNumber],
    [text.hotel, hotel?.name[locale] ?? stay.hotelId],
    [text.checkIn, formatDate(stay.checkIn, locale)],
    [text.checkOut, formatDate(stay.checkOut, locale)],
    [text.guest, guest],
  ] as const
  const cells = rows.map(
    ([name, value]) =>
      `<tr><th scope="row">${escapeHtml(name[locale])}</th><td>${escapeHtml(value)}</td></tr>`,
  )
  const facts: PageNode = {
    type: 'cms/text',
    id: 'reservation',
    props: { html: `<table><tbody>${cells.join('')}</tbody></table>` },
  }
  const isText = ({ type }: PageNode) => type === 'cms/text'
  const at = model.main.findIndex(isText)
  const main = model.main.toSpliced(at < 0 ? model.main.length : at, 0, facts)
  return { ...model, propertyId: stay.hotelId, main }
}

function nameOf(
  { firstName, lastName }: { firstName: string; lastName: string },
  locale: Locale,
): string {
  return locale === 'ja-JP' || locale === 'zh-CN'
    ? `${lastName} ${firstName}`
    : `${firstName} ${lastName}`
}
