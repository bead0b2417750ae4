import type { StaySearch } from '../../../src/rules/stay/stay-search'
import { type Offer, offers } from '../../engine/answers/offers'
import { refusals } from '../../engine/answers/refusals'
import type { SeedHotel } from '../../seed/seed-types'
import { findOwnCart } from '../cart/own-cart'
import { takenWith } from '../cart/quote-rooms'
import { bookedOfCart, ownersOf } from '../change/cart-of-change'
import { differenceOf } from '../change/change-facts'
import { itemAt, roomAt } from '../change/items-of-change'
import type { CallContext } from '../graphql/graphql-context'
import { alertViews } from '../graphql/property-view'
import type { SearchInput } from '../search/search-input'
import { askedHotel } from './asked-hotel'
import { bookedProduct } from './booked-product'
import { engineContext } from './engine-context'
import { moneyView } from './money-view'
import { hasDates, productView, recommendedId, roomTypeView } from './product-view'
import { ofRoom, refusalView } from './refusal-view'

export interface ProductSearchArgs {
  search: SearchInput
  roomIndex?: number | null
  cartId?: string | null
  roomTypeCode?: string | null
  /** A room of the cart, in place of `roomIndex`. */
  itemId?: string | null
}

/** What a hotel sells to one room of a search (W18). */
export async function searchProducts(args: ProductSearchArgs, call: CallContext) {
  const { hotel, search } = await askedHotel(args.search, call)
  const cart = args.cartId ? await findOwnCart(call, args.cartId) : null
  const named = cart && args.itemId ? roomAt(cart, args.itemId) : null
  const roomIndex = roomOf(search, named ?? args.roomIndex ?? cart?.nextRoomIndex ?? 0)
  const { locale, now } = call
  const { checkIn, checkOut } = search
  const answer = { roomIndex, alerts: alertViews(hotel, locale, { from: checkIn, to: checkOut }) }
  if (!hasDates(search)) return { ...answer, products: [], unavailable: [], reasons: [] }
  const base = await engineContext(call, hotel, cart ? { except: ownersOf(cart) } : {})
  const taken = cart ? takenWith(base.taken, cart.quote, roomIndex) : base.taken
  const booked = cart ? bookedOfCart(cart, roomIndex) : undefined
  const context = { ...base, taken, roomIndex, booked }
  const sold = offers(hotel, search, context)
  const refused = refusals(hotel, ofRoom(search, context), { ...context, roomIndex: 0 })
  const difference = cart?.change
    ? differenceOf({ order: cart.change.order, hotel, now }, itemAt(cart, roomIndex))
    : null
  const isAsked = ({ code }: { code: string }) => (args.roomTypeCode ?? code) === code
  const view = {
    ...{ hotel, locale, now },
    recommended: recommendedId(sold, now),
    selected: booked ? booked.productId : await bookedProduct(args.search, hotel, call),
  }
  return {
    ...answer,
    products: sold
      .filter(({ room }) => isAsked(room))
      .map((offer) => ({
        ...productView(offer, view),
        ...differenceView(offer, hotel, difference),
      })),
    unavailable: refused.rooms
      .filter(({ room }) => isAsked(room))
      .map(({ room, refusal }) => ({
        roomType: roomTypeView(room, view),
        reason: refusalView(refusal),
      })),
    reasons: [refused.rate, refused.stay].flatMap((refusal) =>
      refusal ? refusalView(refusal) : [],
    ),
  }
}

function differenceView(
  offer: Offer,
  { currency }: SeedHotel,
  difference: ReturnType<typeof differenceOf> | null,
) {
  const sums = offer.plan.isConfidential ? null : (difference?.(offer) ?? null)
  return {
    difference: sums && moneyView(sums.amount, currency),
    pointsDifference: sums?.points || null,
  }
}

/** A room that the search has, from 0. */
export function roomOf({ parties }: StaySearch, index: number): number {
  return Math.min(Math.max(index, 0), parties.length - 1)
}
