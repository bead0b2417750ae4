import type { OwnCart } from '../cart/cart-of-hotel'
import { roomsWithPlans } from '../cart/quoted-rooms'
import { moneyView } from '../rates/money-view'
import type { HotelView } from '../rates/pricing-view'
import { productView } from '../rates/product-view'

/** What a cart changes of an order, as the schema has it; null for every other cart. */
export function changeView(cart: OwnCart, view: HotelView & { now: number }) {
  const { change, hotel } = cart
  if (!change) return null
  const after = roomsWithPlans(cart)
  const isHidden = [...after, ...change.rooms.map(({ before }) => before)].some(
    ({ plan }) => plan.isConfidential,
  )
  const money = (amount: number) => (isHidden ? null : moneyView(amount, hotel.currency))
  const rooms = change.rooms.flatMap(({ itemId, before, price }) => {
    const then = after.find((room) => room.itemId === itemId)
    if (!then) return []
    return {
      itemId,
      isChanged: price !== null,
      before: productView(before, { ...view, bookedAt: change.order.bookedAt.getTime() }),
      after: productView(then, view),
      ...sumsOf(before.total, then.total, money),
    }
  })
  const sum = (totals: readonly { total: number }[]) =>
    totals.reduce((all, { total }) => all + total, 0)
  const { due, refund, order } = change
  return {
    stay: order.handle,
    orderRevision: order.revision,
    rooms,
    ...sumsOf(sum(change.rooms.map(({ before }) => before)), sum(after), money),
    payment: due.kind.toUpperCase(),
    charge: money(due.amount),
    refund: money(refund),
  }
}

function sumsOf<Money>(previous: number, then: number, money: (amount: number) => Money) {
  return { previous: money(previous), new: money(then), difference: money(then - previous) }
}
