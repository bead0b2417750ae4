import type { FastifyReply, FastifyRequest } from 'fastify'
import { orderState } from '../../../src/rules/order/room-states'
import { type Redirect, resolveRedirect } from '../../../src/rules/pages/page-redirects'
import { cancelConfirmationPath, confirmationPath } from '../../../src/rules/site/booking-paths'
import { queryName, withQuery } from '../../../src/rules/site/query'
import { findOwnOrder } from '../../api/order/find-order'
import { bookingCall } from '../../api/request/booking-call'
import type { Database } from '../../database/database'
import { site } from '../../site'
import { urlOf } from '../../site-address'
import { siteOf } from '../redirects/redirects'
import type { OwnStay } from './own-stay'

/** Whether pages of this path show an order, and nothing without one. */
export function isAboutOrder(path: string): boolean {
  return path === confirmationPath(site)
}

/**
 * The hotel of the order that the address names by its handle, else of the one that the session has booked last.
 * Without one that the session may see, redirects to the lookup (R4). A cancelled stay is confirmed no more.
 */
export async function ownOrderPage(
  database: Database,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<OwnStay | Redirect> {
  // Empty or malformed it names no order, and never another one than it meant.
  const stay = urlOf(request).searchParams.get(queryName(site, 'stay'))
  const order = await findOwnOrder(await bookingCall(database, request, reply), { stay })
  if (order && orderState(order) === 'cancelled') {
    return {
      status: 302,
      target: withQuery(site, cancelConfirmationPath(site), { stay: order.handle }),
    }
  }
  if (order) return order
  const asked = { message: 'lookup.reservation.authentication' } as const
  return resolveRedirect(asked, siteOf(urlOf(request))) as Redirect
}
