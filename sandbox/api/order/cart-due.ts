import { type PaymentDue, paymentDue } from '../../../src/rules/order/payment-due'
import type { OwnCart } from '../cart/cart-of-hotel'
import { roomsWithPlans } from '../cart/quoted-rooms'

/** What ordering a cart takes of a card: of a change only what it adds to what was paid. */
export function dueOfCart(cart: Pick<OwnCart, 'hotel' | 'quote' | 'change'>): PaymentDue {
  return cart.change?.due ?? paymentDue(roomsWithPlans(cart))
}
