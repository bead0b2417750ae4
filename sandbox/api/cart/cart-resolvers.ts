import { guestCountry } from '../../../src/features/checkout/guest/guest-country.rules'
import { FAIL } from '../account/status-view'
import { isOfBegunStay } from '../change/begun-stay'
import { ownersOf } from '../change/cart-of-change'
import { coverQuote } from '../change/insurance-of-change'
import type { CallContext } from '../graphql/graphql-context'
import { engineContext } from '../rates/engine-context'
import { readLocale } from '../request/locale'
import { type SearchInput, searchOf } from '../search/search-input'
import { associateProfile } from './associate-profile'
import type { CartOutcome } from './cart-outcome'
import { chargesView, policiesView } from './cart-summary'
import { cartView, expirationView, outcomeView } from './cart-view'
import { createCart, updateCart } from './change-cart'
import { checkoutGuest, withProfile } from './checkout-guest'
import { withMaskedClub } from './club-membership'
import { clubMutations, clubQueries, clubRatesView } from './club-view'
import { extendCart } from './extend-cart'
import { extrasView } from './extras-view'
import type { FreeNightsAsked } from './free-nights-of-cart'
import { housekeepingView } from './housekeeping-view'
import { insuranceQuote } from './insurance-quote'
import { findNewCart, findOwnCart } from './own-cart'
import { readTyped } from './read-typed'
import { recommendedProduct } from './recommended-products'
import { redemptionData, withRedemption } from './redemption'
import { redemptionNotification } from './redemption-notification'
import { statementsFor } from './statements'

interface CreateCartInput {
  search: SearchInput
  productId: string
  roomIndex: number
  quoteToken?: string | null
  choiceKey?: string | null
}

interface MessagesArgs {
  cartId: string | null
  locale: string
  country: string | null
}

interface InsuranceArgs {
  cartId: string
  residence: string | null
  travellers: number | null
}

type CartUpdate = Parameters<typeof updateCart>[1]

interface UpdateCartFna extends Pick<CartUpdate, 'cartId' | 'revision'> {
  awards: readonly FreeNightsAsked[]
}

const FAILED: CartOutcome = { cart: null, status: FAIL, priceChange: null, reason: null }

/** A longer text is no key. */
const LONGEST_KEY = 100

function keyOf(choiceKey: string | null | undefined): string | null {
  return choiceKey && choiceKey.length <= LONGEST_KEY ? choiceKey : null
}

/** What of a cart is read (D.8). Another visitor's cart is none. */
export const cartQueries = {
  cart: async (_: unknown, { id }: { id: string }, call: CallContext) => {
    const cart = await findOwnCart(call, id)
    return cart && withRedemption(cartView(cart, call), call)
  },
  cartDetails: async (_: unknown, { cartId }: { cartId: string }, call: CallContext) => {
    const cart = await findOwnCart(call, cartId)
    const details = cart && (await readTyped(call, cart.id))
    if (!details) return null
    const known = await withMaskedClub(call, await withProfile(call, details))
    return Object.entries(known).map(([name, value]) => ({ name, value }))
  },
  clubRates: async (_: unknown, { cartId }: { cartId: string }, call: CallContext) => {
    const cart = await findNewCart(call, cartId)
    return cart && clubRatesView(cart, call)
  },
  ...clubQueries,
  nonRoomProductFlyout: async (
    _: unknown,
    { cartId, roomIndex }: { cartId: string; roomIndex?: number | null },
    call: CallContext,
  ) => {
    const cart = await findOwnCart(call, cartId)
    if (!cart || isOfBegunStay(cart, call.now)) return null
    const context = await engineContext(call, cart.hotel, { except: ownersOf(cart) })
    const { rooms, ...view } = extrasView(cart, context, call.locale)
    const asked = rooms.filter((room) => roomIndex == null || room.roomIndex === roomIndex)
    return { ...view, rooms: asked }
  },
  housekeeping: async (_: unknown, { cartId }: { cartId: string }, call: CallContext) => {
    const cart = await findNewCart(call, cartId)
    return cart && housekeepingView(cart)
  },
  travelInsuranceQuote: async (
    _: unknown,
    { cartId, residence, travellers }: InsuranceArgs,
    call: CallContext,
  ) => {
    const cart = await findOwnCart(call, cartId)
    if (!cart || cart.changes) return cart && coverQuote(cart, call)
    const details = await withProfile(call, await readTyped(call, cart.id))
    const asked = { residence: residence ?? guestCountry(details, call.locale), travellers }
    return insuranceQuote(cart, asked, call)
  },
  messages: async (_: unknown, { cartId, locale, country }: MessagesArgs, call: CallContext) => {
    const cart = cartId ? await findNewCart(call, cartId) : null
    if (!cart) return []
    const details = await withProfile(call, await readTyped(call, cart.id))
    const known = readLocale(locale)
    return statementsFor(cart, country ?? guestCountry(details, known)).map(
      ({ id, version, required, text }) => ({ id, version, required, html: text[known] }),
    )
  },
  checkoutGuest: async (_: unknown, { cartId }: { cartId: string }, call: CallContext) => {
    const cart = await findOwnCart(call, cartId)
    return cart && checkoutGuest(call, await readTyped(call, cart.id))
  },
  recommendedProduct: (
    _: unknown,
    args: Parameters<typeof recommendedProduct>[0],
    call: CallContext,
  ) => recommendedProduct(args, call),
  redemptionNotification: (
    _: unknown,
    args: Parameters<typeof redemptionNotification>[0],
    call: CallContext,
  ) => redemptionNotification(args, call),
  redemptionData: (_: unknown, args: Parameters<typeof redemptionData>[0], call: CallContext) =>
    redemptionData(args, call),
  cartPrice: async (_: unknown, { cartId }: { cartId: string }, call: CallContext) => {
    const cart = await findOwnCart(call, cartId)
    return cart && cartView(cart, call).totalPricing
  },
  cancellationPolicyByCart: async (
    _: unknown,
    { cartId }: { cartId: string },
    call: CallContext,
  ) => {
    const cart = await findOwnCart(call, cartId)
    // A stay that has begun is not cancelled.
    return cart && (isOfBegunStay(cart, call.now) ? [] : policiesView(cart, call))
  },
  summaryOfChargesCart: async (_: unknown, { cartId }: { cartId: string }, call: CallContext) => {
    const cart = await findOwnCart(call, cartId)
    return cart && chargesView(cart, call)
  },
}

/** How a cart is made and changed (D.8). */
export const cartMutations = {
  ...clubMutations,
  createCart: async (_: unknown, { input }: { input: CreateCartInput }, call: CallContext) => {
    if (call.isFailing) return answerOf(FAILED, call)
    const { search, choiceKey, ...item } = input
    const made = { search: searchOf(search, call.now), item, choiceKey: keyOf(choiceKey) }
    return answerOf(await createCart(call, made), call)
  },
  updateCart: async (_: unknown, { input }: { input: CartUpdate }, call: CallContext) => {
    if (call.isFailing) return answerOf(FAILED, call)
    return answerOf(await updateCart(call, { ...input, choiceKey: keyOf(input.choiceKey) }), call)
  },
  updateCartFna: async (_: unknown, { input }: { input: UpdateCartFna }, call: CallContext) => {
    if (call.isFailing) return answerOf(FAILED, call)
    const { awards: freeNights, ...cart } = input
    return answerOf(await updateCart(call, { ...cart, freeNights }), call)
  },
  associateProfileWithCart: async (
    _: unknown,
    { cartId, memberNumber }: { cartId: string; memberNumber?: string | null },
    call: CallContext,
  ) => {
    if (call.isFailing) return answerOf(FAILED, call)
    return answerOf(
      await associateProfile(call, { cartId, memberNumber: memberNumber ?? null }),
      call,
    )
  },
  extendCartExpiration: async (_: unknown, { cartId }: { cartId: string }, call: CallContext) => {
    const cart = await extendCart(call, cartId)
    return cart && expirationView(cart, call)
  },
  updateCartExpiration: async (
    _: unknown,
    { cartId, expires }: { cartId: string; expires: string },
    call: CallContext,
  ) => {
    const cart = await extendCart(call, cartId, Date.parse(expires))
    return cart && expirationView(cart, call)
  },
}

/** What came of a call, with what points pay of the cart for who asks for it. */
function answerOf(outcome: CartOutcome, call: CallContext) {
  const { cart, ...told } = outcomeView(outcome, call)
  return { ...told, cart: cart && withRedemption(cart, call) }
}
