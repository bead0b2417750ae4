import type { FastifyInstance } from 'fastify'
import { guestInfoPath, reviewGuestInfoPath } from '../../../src/rules/site/booking-paths'
import { paymentReturnCall } from '../../../src/rules/site/order-calls'
import { queryName } from '../../../src/rules/site/query'
import { formatSearch } from '../../../src/rules/stay/stay-search'
import { contextPathOf, siteLocale } from '../../cms/locales'
import type { Database } from '../../database/database'
import { site } from '../../site'
import { findOwnCart } from '../cart/own-cart'
import { addressOfChange } from '../change/change-pages'
import { type BookingCall, bookingCall } from '../request/booking-call'
import { routeOf } from '../request/route-of'
import { buyInsurance } from './buy-insurance'
import { findOwnOrder } from './find-order'
import { orderOnce } from './order-once'
import { confirmationOf, confirmationOfCart, pageOfOrdered } from './order-pages'

const NOT_PAID: Readonly<Record<string, string>> = {
  open: 'PAYMENT_CANCELLED',
  cancelled: 'PAYMENT_CANCELLED',
  refused: 'AUTHENTICATION_FAILED',
}

/**
 * `GET paymentReturn?intent=…`: the provider sends visitors without a script back to it. It makes the
 * order of their intent, at most once however often it is opened, and leads to the confirmation, or back
 * to the guests with the reason. The intent is no secret: only the session with its cart can order it.
 */
export async function paymentReturnRoutes(
  fastify: FastifyInstance,
  { database }: { database: Database },
) {
  fastify.get(routeOf(paymentReturnCall), async (request, reply) => {
    const { intent = '' } = request.query as { intent?: string }
    const call = await bookingCall(database, request, reply)
    const target = await afterPayment(call, String(intent))
    const root = contextPathOf(siteLocale(request))
    return reply
      .code(303)
      .header('location', root + target)
      .send()
  })
}

async function afterPayment(call: BookingCall, intentId: string): Promise<string> {
  const intent = await call.payment.readIntent(intentId).catch(() => null)
  const [cartId = '', revision = ''] = intent?.reference.split(':') ?? []
  if (intent?.state !== 'ready') {
    return backTo(call, cartId, NOT_PAID[intent?.state ?? ''] ?? 'PAYMENT_UNKNOWN')
  }
  const asked = {
    cartId,
    revision: Number(revision),
    key: intent.key ?? intentId,
    intentId,
    token: intent.token,
    consentVersions: [],
  }
  const { order, outcome } = await orderOnce(call, asked)
  // The confirmation tells what became of it; the order stands whatever that is.
  if (order) await buyInsurance(call, { stay: order.handle }).catch(() => null)
  return order ? pageOfOrdered(call, cartId, order) : backTo(call, cartId, outcome.code)
}

/** The page of the cart's payment, with the reason; a cart that is an order has its confirmation. */
async function backTo(call: BookingCall, cartId: string, problem: string): Promise<string> {
  const cart = cartId ? await findOwnCart(call, cartId) : null
  if (cart?.status === 'ordered') return confirmationOfCart(call, cart)
  const order = cartId && !cart ? await findOwnOrder(call, { cartId }) : null
  if (order) return confirmationOf(order)
  if (cart?.change) return addressOfChange(reviewGuestInfoPath, cart, { problem })
  const query = cart ? formatSearch(cart.quote.search, site) : new URLSearchParams()
  if (cart) query.set(queryName(site, 'cart'), cart.id)
  query.set(queryName(site, 'problem'), problem)
  return `${guestInfoPath(site)}?${query}`
}
