import {
  confirmationPath,
  upcomingReservationPath,
  upgradeReservationPath,
} from '../../../src/rules/site/booking-paths'
import { lookupReservationPath } from '../../../src/rules/site/paths'
import { withQuery } from '../../../src/rules/site/query'
import type { Cart } from '../../database/booking/carts'
import { findOrderById, type StoredOrder } from '../../database/booking/orders'
import { site } from '../../site'
import { findOwnCart } from '../cart/own-cart'
import { pageOfChanged } from '../change/change-pages'
import { bodyText } from '../request/body-text'
import type { BookingCall } from '../request/booking-call'
import { asSeen, findOwnOrder } from './find-order'
import { stayIn } from './stay-in'

const LONGEST_ID = 100

const PAGES = [
  ['upcoming-reservation', upcomingReservationPath],
  ['upgrade-reservation', upgradeReservationPath],
] as const

/**
 * The confirmation of an order, without the context path. Its handle opens nothing by itself; it keeps the page of
 * one tab from showing what another tab has booked since (docs/decisions/0088).
 */
export function confirmationOf({ handle }: Pick<StoredOrder, 'handle'>): string {
  return withQuery(site, confirmationPath(site), { stay: handle })
}

/** The page that tells what has become of a cart: the confirmation, or the stay that it has changed. */
export async function pageOfOrdered(
  call: BookingCall,
  cartId: string,
  order: Pick<StoredOrder, 'handle' | 'cartId'>,
): Promise<string> {
  if (order.cartId === cartId) return confirmationOf(order)
  const cart = await findOwnCart(call, cartId)
  return pageOfChanged(order, { isForCard: cart?.changes?.isForCard ?? false })
}

/** The same of a cart that is an order by now; the lookup if the session may not see that order. */
export async function confirmationOfCart(
  call: BookingCall,
  { id, changes }: Pick<Cart, 'id' | 'changes'>,
): Promise<string> {
  const { db } = call.database
  const changed = changes && (await findOrderById(db, changes.orderId))
  if (changed && asSeen(changed, call)) return pageOfChanged(changed, changes)
  const order = changes ? null : await findOwnOrder(call, { cartId: id })
  return order ? confirmationOf(order) : lookupReservationPath(site)
}

/**
 * The page that a form about an order was sent from, of the stay that the form names, with what has come of it:
 * the page of the stay or of its better rooms, or else the confirmation.
 */
export function pageOfForm(
  body: unknown,
  said: { outcome?: string; problem?: string } = {},
): string {
  const page = bodyText(body, 'page', LONGEST_ID)
  const path = (PAGES.find(([id]) => id === page)?.[1] ?? confirmationPath)(site)
  return withQuery(site, path, { stay: stayIn(body) ?? undefined, ...said })
}
