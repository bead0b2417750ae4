import { confirmationPath, upcomingReservationPath } from '../../../src/rules/site/booking-paths'
import { lookupReservationPath } from '../../../src/rules/site/paths'
import { withQuery } from '../../../src/rules/site/query'
import type { StoredOrder } from '../../database/booking/orders'
import { site } from '../../site'
import { bodyText } from '../request/body-text'
import type { BookingCall } from '../request/booking-call'
import { findOwnOrder } from './find-order'
import { stayIn } from './stay-in'

const LONGEST_ID = 100

/**
 * The confirmation of an order, without the context path. Its handle opens nothing by itself; it keeps the page of
 * one tab from showing what another tab has booked since (docs/decisions/0088).
 */
export function confirmationOf({ handle }: Pick<StoredOrder, 'handle'>): string {
  return withQuery(site, confirmationPath(site), { stay: handle })
}

/** The confirmation of a cart that is an order by now; the lookup if the session may not see that order. */
export async function confirmationOfCart(call: BookingCall, cartId: string): Promise<string> {
  const order = await findOwnOrder(call, { cartId })
  return order ? confirmationOf(order) : lookupReservationPath(site)
}

/**
 * The page that a form about an order was sent from, of the stay that the form names, with what has come of it:
 * the page of the stay, or else the confirmation.
 */
export function pageOfForm(
  body: unknown,
  said: { outcome?: string; problem?: string } = {},
): string {
  const isOfStay = bodyText(body, 'page', LONGEST_ID) === 'upcoming-reservation'
  const path = isOfStay ? upcomingReservationPath(site) : confirmationPath(site)
  return withQuery(site, path, { stay: stayIn(body) ?? undefined, ...said })
}
