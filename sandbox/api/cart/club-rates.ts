import { type OfferContext, offers } from '../../engine/answers/offers'
import { isStricterThan } from '../../engine/answers/upgrades'
import { isForEverybody } from '../../engine/sale/open-plans'
import { moneyView } from '../rates/money-view'
import { productView } from '../rates/product-view'
import type { BookingCall } from '../request/booking-call'
import type { OwnCart } from './cart-of-hotel'
import { takenWith } from './quote-rooms'
import { roomsWithPlans } from './quoted-rooms'

/** The rooms of a cart whose rate is for members of the club. */
export function clubRooms(cart: OwnCart) {
  return roomsWithPlans(cart).filter(({ plan }) => plan.audience === 'AAA')
}

/** Each of these rooms with the least expensive rate for everybody that is no stricter. */
export function viewOfClubRates(
  cart: OwnCart,
  context: OfferContext,
  viewer: Pick<BookingCall, 'locale' | 'now'>,
) {
  const rooms = clubRooms(cart)
  if (rooms.length === 0) return null
  const { hotel, quote } = cart
  return {
    revision: cart.revision,
    rooms: rooms.map((room) => {
      const { roomIndex, itemId, total } = room
      const taken = takenWith(context.taken, quote, roomIndex)
      const own = { ...context, roomIndex, taken, isSelected: true }
      const same = offers(hotel, quote.search, own).filter(
        ({ room: sold, plan }) => sold.code === room.room.code && isForEverybody(plan),
      )
      // The way out is no worse to cancel, where there is such a rate.
      const [other] = same.sort(
        (a, b) =>
          Number(isStricterThan(a.policy, room.policy, viewer.now)) -
            Number(isStricterThan(b.policy, room.policy, viewer.now)) || a.total - b.total,
      )
      return {
        itemId,
        roomIndex,
        other: other ? productView(other, { ...viewer, hotel }) : null,
        difference: other ? moneyView(other.total - total, hotel.currency) : null,
      }
    }),
  }
}
