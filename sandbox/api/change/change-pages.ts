import {
  modifyRateListPath,
  reviewDetailsPath,
  reviewGuestInfoPath,
  upcomingReservationPath,
} from '../../../src/rules/site/booking-paths'
import { queryName, withQuery } from '../../../src/rules/site/query'
import type { SitePath } from '../../../src/rules/site/site-path'
import { formatSearch, type StaySearch } from '../../../src/rules/stay/stay-search'
import type { OrderBase } from '../../database/booking/carts'
import type { StoredOrder } from '../../database/booking/orders'
import { site } from '../../site'
import type { OwnCart } from '../cart/cart-of-hotel'
import { dueOfCart } from '../order/cart-due'
import { asksForCover } from './insurance-of-change'

const PAGES = [reviewDetailsPath, modifyRateListPath, reviewGuestInfoPath]

/** Whether a page of this path shows a change of a booked stay, where its cart is one. */
export function isOfChange(path: string): boolean {
  return PAGES.some((page) => page(site) === path)
}

/** Whether something of a change is to be paid, guaranteed or insured, on a page of its own. */
export function hasPaymentPage(cart: OwnCart): boolean {
  return dueOfCart(cart).kind !== 'none' || asksForCover(cart)
}

/**
 * A page about the cart of a change. Its address names the order beside the cart: its page is where a visitor
 * without the cart goes on.
 */
export function addressOfChange(
  page: SitePath,
  { id, quote, change }: Pick<OwnCart, 'id' | 'quote' | 'change'>,
  more: {
    search?: StaySearch
    /** Ids: the first one is chosen on the page, all get the dates of the search. */
    rooms?: readonly string[]
    product?: string
    quote?: string
    problem?: string
  } = {},
): string {
  const { search = quote.search, rooms = [], ...said } = more
  const query = formatSearch(search, site)
  query.set(queryName(site, 'cart'), id)
  if (change) query.set(queryName(site, 'stay'), change.order.handle)
  for (const [name, value] of Object.entries({ rooms: rooms.join(','), ...said }))
    if (value) query.set(queryName(site, name as 'rooms'), value)
  return `${page(site)}?${query}`
}

/** The page of an order that a cart has changed, or given another card. */
export function pageOfChanged(
  { handle }: Pick<StoredOrder, 'handle'>,
  { isForCard }: Pick<OrderBase, 'isForCard'>,
): string {
  const outcome = isForCard ? 'paymentUpdated' : 'reservationModified'
  return withQuery(site, upcomingReservationPath(site), { stay: handle, outcome })
}
