import type { StoredOrder } from '../../database/booking/orders'
import type { OwnCart } from '../cart/cart-of-hotel'
import { chargesView } from '../cart/cart-summary'
import { moneyView } from '../rates/money-view'
import type { BookingCall } from '../request/booking-call'

/** What the rooms of an order cost: what was paid by card at a check-out is not due at the hotel any more. */
export function orderCharges(
  { payments }: Pick<StoredOrder, 'payments'>,
  cart: OwnCart,
  call: Pick<BookingCall, 'locale' | 'now'>,
) {
  const charges = chargesView(cart, call)
  const { dueNow, dueAtHotel } = charges
  const paid = payments
    .filter(({ purpose }) => purpose === 'balance')
    .reduce((sum, { amount }) => sum + amount, 0)
  const plus = (money: typeof dueNow, amount: number) =>
    money && moneyView(money.amount + amount, money.currency)
  return paid === 0
    ? charges
    : { ...charges, dueNow: plus(dueNow, paid), dueAtHotel: plus(dueAtHotel, -paid) }
}
