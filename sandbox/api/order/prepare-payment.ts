import type { Cart } from '../../database/booking/carts'
import { type StatusView, statusView } from '../account/status-view'
import { signedInCustomer } from '../cart/cart-member'
import type { OwnCart } from '../cart/cart-of-hotel'
import { isHidden } from '../cart/cart-view'
import { findOwnCart } from '../cart/own-cart'
import { roomsWithPlans } from '../cart/quoted-rooms'
import { moneyView } from '../rates/money-view'
import type { BookingCall } from '../request/booking-call'
import { dueOfCart } from './cart-due'
import { confirmationOfCart } from './order-pages'
import type { Intent } from './payment-provider'

interface PreparedPayment {
  status: StatusView
  intent: object | null
  /** The confirmation of a cart that is an order by now. */
  nextStateURI: string | null
}

/**
 * What the provider's frame needs for the visitor's cart: an intent with the amount of the revision,
 * always the same one, and a nonce that opens the frame once, on the page that has asked.
 */
export async function preparePayment(
  call: BookingCall,
  { cartId, revision }: { cartId: string; revision: number },
): Promise<PreparedPayment> {
  const cart = await findOwnCart(call, cartId)
  const refusal = refusalOf(cart, revision)
  if (!cart || refusal) {
    const isOrdered = cart?.status === 'ordered'
    const nextStateURI = isOrdered ? await confirmationOfCart(call, cart) : null
    return { status: refusal ?? NO_CART, intent: null, nextStateURI }
  }
  try {
    const intent = await intentFor(call, cart)
    const { nonce, frameUrl } = await call.payment.openFrame(intent.id, call.pageOrigin)
    return {
      status: statusView(200, 'SUCCESS'),
      intent: {
        id: intent.id,
        kind: intent.kind.toUpperCase(),
        amount: intent.isHidden ? null : moneyView(intent.amount, intent.currency),
        frameUrl,
        nonce,
      },
      nextStateURI: null,
    }
  } catch {
    const message = 'The payment provider does not answer.'
    const status = statusView(503, 'PROVIDER_UNAVAILABLE', message)
    return { status, intent: null, nextStateURI: null }
  }
}

/** The intent of a cart that has something to be paid or guaranteed; one for each revision. */
export function intentFor(
  call: Pick<BookingCall, 'payment' | 'session'>,
  cart: OwnCart,
): Promise<Intent> {
  const rooms = roomsWithPlans(cart)
  const { kind, amount, guaranteed } = dueOfCart(cart)
  const customerId = signedInCustomer(call)
  return call.payment.createIntent({
    reference: intentReference(cart, customerId ?? ''),
    kind: kind === 'charge' ? 'charge' : 'guarantee',
    amount,
    guaranteed,
    currency: cart.hotel.currency,
    isHidden: isHidden(rooms),
    customerId,
  })
}

/** What the provider calls an intent by. */
export function intentReference({ id, revision }: Pick<Cart, 'id' | 'revision'>, customer: string) {
  return `${id}:${revision}:${customer}`
}

const NO_CART = statusView(404, 'CART_NOT_FOUND', 'This session has no such cart.')

function refusalOf(cart: OwnCart | null, revision: number): StatusView | null {
  if (!cart) return NO_CART
  if (cart.status === 'ordered') {
    return statusView(409, 'E_ALREADY_CONFIRMED', 'The cart is an order by now.')
  }
  if (cart.revision !== revision) {
    return statusView(409, 'STALE_REVISION', `The cart is at revision ${cart.revision} by now.`)
  }
  // A hold that has expired is taken again by the form, before a card is asked for anything.
  if (cart.nextRoomIndex !== null || cart.held === null) {
    return statusView(409, 'NOT_HELD', 'The rooms of the cart were not held.')
  }
  return dueOfCart(cart).kind === 'none'
    ? statusView(409, 'NO_PAYMENT', 'No card is needed for this cart.')
    : null
}
