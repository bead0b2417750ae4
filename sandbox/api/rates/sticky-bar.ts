import { nightsBetween } from '../../../src/rules/stay/days'
import { areSameDays } from '../../../src/rules/stay/stay-hull'
import type { StaySearch } from '../../../src/rules/stay/stay-search'
import { extrasTotal } from '../../database/booking/quote'
import { cheapestStay } from '../../engine/answers/cheapest-stay'
import type { SeedHotel } from '../../seed/seed-types'
import { heldUntil, isHidden } from '../cart/cart-view'
import { findOwnCart } from '../cart/own-cart'
import { roomsWithPlans } from '../cart/quoted-rooms'
import { changeView } from '../change/change-view'
import { daysOf } from '../change/room-days'
import type { CallContext } from '../graphql/graphql-context'
import type { SearchInput } from '../search/search-input'
import { askedHotel } from './asked-hotel'
import { engineContext } from './engine-context'
import { pricingView } from './pricing-view'
import { hasDates } from './product-view'

interface StickyBarArgs {
  cartId?: string | null
  search?: SearchInput | null
}

/** What a cart costs so far, else the lowest price of a search (W28). Null without either. */
export async function stickyBar({ cartId, search }: StickyBarArgs, call: CallContext) {
  const cart = cartId ? await findOwnCart(call, cartId) : null
  const { locale } = call
  if (cart) {
    const rooms = roomsWithPlans(cart)
    if (rooms.length > 0) {
      const total = isHidden(rooms)
        ? null
        : pricingView(rooms, { hotel: cart.hotel, locale }, extrasTotal(rooms))
      const chosen = { chosenRooms: rooms.length, total, isLowest: false }
      return {
        revision: cart.revision,
        heldUntil: heldUntil(cart, call),
        ...stayPart(cart.hotel, cart.quote.search),
        // Rooms with days of their own have no length in common.
        ...(areSameDays(cart.quote.rooms.map(daysOf)) ? {} : { lengthOfStay: null }),
        ...chosen,
        change: changeView(cart, { hotel: cart.hotel, locale, now: call.now }),
      }
    }
  }
  const asked = cart
    ? { hotel: cart.hotel, search: cart.quote.search }
    : search?.propertyId
      ? await askedHotel(search, call)
      : null
  if (!asked) return null
  return {
    ...stayPart(asked.hotel, asked.search),
    revision: cart?.revision ?? null,
    heldUntil: null,
    chosenRooms: 0,
    total: await lowestTotal(call, asked.hotel, asked.search),
    isLowest: true,
  }
}

async function lowestTotal(call: CallContext, hotel: SeedHotel, search: StaySearch) {
  if (!hasDates(search)) return null
  const { lowest } = cheapestStay(hotel, search, search, await engineContext(call, hotel))
  return lowest && pricingView(lowest.offers, { hotel, locale: call.locale })
}

function stayPart({ currency }: SeedHotel, { checkIn, checkOut, parties }: StaySearch) {
  return {
    checkIn,
    checkOut,
    lengthOfStay: checkIn && checkOut ? nightsBetween(checkIn, checkOut) : null,
    rooms: parties.length,
    guests: parties.reduce((sum, party) => sum + party.adults + party.childAges.length, 0),
    currency,
  }
}
