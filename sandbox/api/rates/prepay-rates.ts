import { type Offer, offers } from '../../engine/answers/offers'
import { hotelNights } from '../../engine/nights/hotel-nights'
import { productId } from '../../engine/sale/product-id'
import type { SeedRatePlan } from '../../seed/rates/rate-plans'
import type { SeedHotel } from '../../seed/seed-types'
import type { OwnCart } from '../cart/cart-of-hotel'
import { findOwnCart } from '../cart/own-cart'
import { roomsWithPlans } from '../cart/quoted-rooms'
import type { CallContext } from '../graphql/graphql-context'
import type { SearchInput } from '../search/search-input'
import { askedHotel } from './asked-hotel'
import { engineContext, todayAt } from './engine-context'
import { moneyView } from './money-view'
import type { OfferFacts } from './product-view'
import { statutoryWindow } from './statutory-window'

interface PrepayArgs {
  cartId?: string | null
  propertyId?: string | null
  search?: SearchInput | null
}

/** What is paid at once (W22): of a cart's rooms, else the least expensive room of each such rate. */
export async function prepayRates({ cartId, propertyId, search }: PrepayArgs, call: CallContext) {
  if (cartId) {
    const cart = await findOwnCart(call, cartId)
    return cart ? viewsOf(call, cart.hotel, roomsWithPlans(cart).filter(isPrepaid)) : []
  }
  const hotelId = propertyId ?? search?.propertyId
  if (!hotelId) return []
  const asked = await askedHotel(search ?? {}, call, hotelId)
  const { hotel } = asked
  const context = await engineContext(call, hotel)
  const prepaid = offers(hotel, asked.search, context).filter(isPrepaid)
  if (prepaid.length > 0) return viewsOf(call, hotel, cheapestByPlan(prepaid))
  if (asked.search.checkIn) return []
  const { rooms, plans } = hotelNights(hotel, context).stock
  const roomCode = rooms[0]?.room.code ?? ''
  return plans
    .filter((plan) => isPrepaid({ plan }) && plan.codes === null)
    .map((plan) => ({
      // Whether a law applies depends on the dates.
      statutoryWindow: null,
      productId: productId({ hotelId: hotel.id, roomCode, planCode: plan.code }),
      chargeDate: context.today,
      amount: null,
      refundability: plan.cancel.kind,
      html: plan.description[call.locale],
    }))
}

function viewsOf(
  { locale, now }: CallContext,
  hotel: SeedHotel,
  offerFacts: readonly OfferFacts[],
) {
  return offerFacts.map(({ id, plan, dueNow, policy, nights }) => ({
    productId: id,
    chargeDate: todayAt(hotel, now),
    amount: plan.isConfidential ? null : moneyView(dueNow, hotel.currency),
    refundability: policy.refundability,
    statutoryWindow: statutoryWindow(hotel, nights[0]?.date ?? '', { now }),
    html: plan.description[locale],
  }))
}

/** What the prepaid rooms of a cart are charged; null where the guest may not see a rate. */
export function prepaidAmounts(cart: OwnCart) {
  return roomsWithPlans(cart)
    .filter(isPrepaid)
    .map(({ plan, dueNow }) =>
      plan.isConfidential ? null : moneyView(dueNow, cart.hotel.currency),
    )
}

function isPrepaid({ plan }: { plan: SeedRatePlan }): boolean {
  return plan.guarantee === 'PREPAY'
}

function cheapestByPlan(prepaid: readonly Offer[]): Offer[] {
  const byPlan = new Map<string, Offer>()
  for (const offer of prepaid) {
    const best = byPlan.get(offer.plan.code)
    if (!best || offer.total < best.total) byPlan.set(offer.plan.code, offer)
  }
  return [...byPlan.values()]
}
