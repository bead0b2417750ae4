import { knownHotel } from '../../database/site/hotels'
import { type Offer, offerOf } from '../../engine/answers/offers'
import { readProductId } from '../../engine/sale/product-id'
import { findOwnCart } from '../cart/own-cart'
import { takenWith } from '../cart/quote-rooms'
import { bookedOfCart, ownersOf } from '../change/cart-of-change'
import type { CallContext } from '../graphql/graphql-context'
import { findStay } from '../order/find-order'
import type { SearchInput } from '../search/search-input'
import { askedHotel } from './asked-hotel'
import { bookedProduct } from './booked-product'
import { engineContext } from './engine-context'
import { moneyView } from './money-view'
import { prepayRates } from './prepay-rates'
import type { HotelView } from './pricing-view'
import { type ProductSearchArgs, roomOf, searchProducts } from './product-search'
import { productView, rateDetailsView } from './product-view'
import { readQuoteToken } from './quote-token'
import { roomFeatures } from './room-features'
import { nightlyView, stayDateView } from './stay-calendar'
import { stickyBar } from './sticky-bar'

interface ProductArgs {
  productId: string
  search: SearchInput
  roomIndex?: number | null
  cartId?: string | null
  quoteToken?: string | null
}

interface StayDateArgs {
  cartId?: string | null
  stay?: string | null
  search?: SearchInput | null
  from?: string | null
  to?: string | null
}

/** Rooms and rates of one hotel (D.8). */
export const ratesResolvers = {
  searchProductsByProperty: (_: unknown, args: ProductSearchArgs, call: CallContext) =>
    searchProducts(args, call),
  searchProductsByPropertyNonErs: (_: unknown, args: ProductSearchArgs, call: CallContext) =>
    searchProducts(args, call),
  searchProductInfo: async (_: unknown, args: ProductArgs, call: CallContext) => {
    const found = await product(args, call)
    if (!found) return { product: null, priceChange: null }
    const { offer, view } = found
    return { product: productView(offer, view), priceChange: priceChange(args, offer, view) }
  },
  rateDetails: async (_: unknown, args: ProductArgs, call: CallContext) => {
    const found = await product(args, call)
    return found && rateDetailsView(found.offer, found.view)
  },
  defaultSelection: async (
    _: unknown,
    args: { search: SearchInput; confirmationNumber?: string | null },
    call: CallContext,
  ) => {
    const { hotel } = await askedHotel(args.search, call)
    const confirmationNumber = args.confirmationNumber ?? args.search.confirmationNumber ?? null
    return { productId: await bookedProduct({ confirmationNumber }, hotel, call) }
  },
  roomDetailsFeatures: async (
    _: unknown,
    { propertyId, roomTypeCode }: { propertyId: string; roomTypeCode: string },
    { database, locale }: CallContext,
  ) => {
    const hotel = await knownHotel(database, propertyId)
    return hotel ? roomFeatures(hotel, roomTypeCode, locale) : { roomType: null, groups: [] }
  },
  nightlyProducts: async (_: unknown, args: { search: SearchInput }, call: CallContext) => {
    const { hotel, search } = await askedHotel(args.search, call)
    return nightlyView(call, hotel, search)
  },
  prepayRates: (_: unknown, args: Parameters<typeof prepayRates>[0], call: CallContext) =>
    prepayRates(args, call),
  stayDate: async (_: unknown, args: StayDateArgs, call: CallContext) => {
    const { cartId, stay, search, ...days } = args
    const cart = cartId ? await findOwnCart(call, cartId) : null
    if (cart) return stayDateView(call, cart.hotel, cart.quote.search, days)
    if (!search) return null
    const asked = await askedHotel(search, call)
    const booked = stay ? await findStay(call, { stay }) : null
    return stayDateView(call, asked.hotel, asked.search, { ...days, order: booked?.order ?? null })
  },
  stickyBar: (_: unknown, args: Parameters<typeof stickyBar>[0], call: CallContext) =>
    stickyBar(args, call),
}

/** A product for one room of a search; null when it is not sold. */
async function product(
  { productId, search: input, cartId, quoteToken, ...args }: ProductArgs,
  call: CallContext,
) {
  const hotelId = readProductId(productId)?.hotelId
  if (!hotelId) return null
  const { hotel, search } = await askedHotel(input, call, hotelId)
  const cart = cartId ? await findOwnCart(call, cartId) : null
  const roomIndex = roomOf(search, args.roomIndex ?? cart?.nextRoomIndex ?? 0)
  const base = await engineContext(call, hotel, cart ? { except: ownersOf(cart) } : {})
  const context = {
    ...base,
    roomIndex,
    taken: cart ? takenWith(base.taken, cart.quote, roomIndex) : base.taken,
    isSelected: Boolean(quoteToken),
    booked: cart ? bookedOfCart(cart, roomIndex) : undefined,
  }
  const offer = offerOf(hotel, productId, search, context)
  return offer && { offer, view: { hotel, locale: call.locale, now: call.now } }
}

/** Total before and now, where a visitor has seen another one; no amount of a confidential rate. */
function priceChange({ quoteToken }: ProductArgs, { total, plan }: Offer, { hotel }: HotelView) {
  const before = readQuoteToken(quoteToken)
  if (before === null || before === total || plan.isConfidential) return null
  return { before: moneyView(before, hotel.currency), after: moneyView(total, hotel.currency) }
}
