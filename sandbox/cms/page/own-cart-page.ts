import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Redirect } from '../../../src/rules/pages/page-redirects'
import {
  guestInfoPath,
  modifyRateListPath,
  reviewDetailsPath,
  reviewGuestInfoPath,
  upcomingReservationPath,
} from '../../../src/rules/site/booking-paths'
import { rateListPath } from '../../../src/rules/site/paths'
import { queryName, withQuery } from '../../../src/rules/site/query'
import { areSameDays } from '../../../src/rules/stay/stay-hull'
import { formatSearch, parseSearch } from '../../../src/rules/stay/stay-search'
import { cartOf } from '../../../src/server/page-address'
import type { OwnCart } from '../../api/cart/cart-of-hotel'
import { findOwnCart } from '../../api/cart/own-cart'
import { addressOfChange, hasPaymentPage, isOfChange } from '../../api/change/change-pages'
import { itemAt } from '../../api/change/items-of-change'
import { daysOfItem } from '../../api/change/room-days'
import { confirmationOfCart } from '../../api/order/order-pages'
import { bookingCall } from '../../api/request/booking-call'
import { hasVisitCookie } from '../../api/session/visitor-session'
import type { Database } from '../../database/database'
import { site } from '../../site'
import { urlOf } from '../../site-address'
import { isAboutStay, type OwnStay } from './own-stay'

/** Whether the page of this address shows a cart, and nothing without one. */
export function isAboutCart(url: URL): boolean {
  const { pathname } = url
  return (isOfChange(pathname) || pathname === guestInfoPath(site)) && !isAboutStay(url)
}

/**
 * The hotel of the cart that the address names. A visitor who has no such cart, or one in which
 * nothing was ever chosen, is redirected to the rates of the search in the address
 * (docs/decisions/0041), which tell a browser that keeps no cookies so; one who has not gone on from the
 * review, to the review.
 */
export async function ownCartPage(
  database: Database,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<OwnStay | Redirect> {
  const url = urlOf(request)
  const call = await bookingCall(database, request, reply)
  const id = cartOf(url, site)
  const cart = id ? await findOwnCart(call, id) : null
  // Back from the confirmation leads to it.
  if (cart?.status === 'ordered') {
    return { status: 303, target: await confirmationOfCart(call, cart) }
  }
  if (cart?.change) return changePage(url, cart)
  const stay = url.searchParams.get(queryName(site, 'stay'))
  if (stay !== null && isOfChange(url.pathname))
    return { status: 302, target: withQuery(site, upcomingReservationPath(site), { stay }) }
  const { rooms = [], dropped = [] } = cart?.quote ?? {}
  const query = formatSearch(parseSearch(url.searchParams, site, call.now), site)
  if (cart) query.set(queryName(site, 'cart'), cart.id)
  if (cart && rooms.length + dropped.length > 0) {
    // The rooms are held by the form of the review, never by opening a page (docs/decisions/0053).
    if (url.pathname === reviewDetailsPath(site)) return cart
    if (url.pathname === guestInfoPath(site) && isReviewed(cart)) return cart
    return { status: 302, target: `${reviewDetailsPath(site)}?${query}` }
  }
  // The cookies outlive the session: a browser without one has kept none, or is another one.
  if (id && !hasVisitCookie(request)) query.set(queryName(site, 'problem'), 'NO_COOKIES')
  return { status: 302, target: `${rateListPath(site)}?${query}` }
}

function isReviewed({ held, nextRoomIndex }: Pick<OwnCart, 'held' | 'nextRoomIndex'>): boolean {
  return held !== null && nextRoomIndex === null
}

/**
 * A page of a change under the address that names its order. What takes no money has no page for that, and
 * the guests were told when the stay was booked.
 */
function changePage(url: URL, cart: OwnCart): OwnStay | Redirect {
  const { pathname, searchParams } = url
  const isPaid = pathname === reviewGuestInfoPath(site)
  const isOpen = isOfChange(pathname) && (!isPaid || (isReviewed(cart) && hasPaymentPage(cart)))
  const isNamed = searchParams.get(queryName(site, 'stay')) === cart.change?.order.handle
  if (isOpen && isNamed) {
    const room = pathname === modifyRateListPath(site) ? roomOfList(searchParams, cart) : null
    if (!room) return cart
    return { status: 302, target: addressOfChange(modifyRateListPath, cart, room) }
  }
  return { status: 302, target: addressOfChange(reviewDetailsPath, cart) }
}

/**
 * Whose rates are shown where the address names no room: rooms with days of their own have no rates in common.
 * Null where it does not matter.
 */
function roomOfList(asked: URLSearchParams, cart: OwnCart) {
  const { change, quote, nextRoomIndex } = cart
  const items = [...quote.rooms, ...(quote.missing ?? [])].map(({ id }) => id)
  const days = items.flatMap((id) => daysOfItem(quote, id) ?? [])
  if (asked.has(queryName(site, 'rooms')) || areSameDays(days)) return null
  const changed = change?.rooms.find(({ price }) => price !== null)?.itemId
  const itemId = nextRoomIndex === null ? changed : itemAt(cart, nextRoomIndex)
  const room = itemId ?? items[0] ?? ''
  return { rooms: [room], search: { ...quote.search, ...daysOfItem(quote, room) } }
}
