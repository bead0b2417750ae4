import { FAIL } from '../account/status-view'
import type { CallContext } from '../graphql/graphql-context'
import { type SearchInput, searchOf } from '../search/search-input'
import type { CartChanges } from './cart-draft'
import { chargesView, stayView } from './cart-summary'
import { cartView, outcomeView } from './cart-view'
import { type CartOutcome, createCart, updateCart } from './change-cart'
import { findOwnCart } from './own-cart'

interface CreateCartInput {
  search: SearchInput
  productId: string
  roomIndex: number
  quoteToken?: string | null
}

type CartUpdate = CartChanges & { cartId: string; revision: number }

const FAILED: CartOutcome = { cart: null, status: FAIL, priceChange: null, reason: null }

/** What of a cart is read (D.8). Another visitor's cart is none. */
export const cartQueries = {
  cart: async (_: unknown, { id }: { id: string }, call: CallContext) => {
    const cart = await findOwnCart(call, id)
    return cart && cartView(cart, call)
  },
  stayDetails: async (_: unknown, { cartId }: { cartId: string }, call: CallContext) => {
    const cart = await findOwnCart(call, cartId)
    return cart && stayView(cart)
  },
  summaryOfChargesCart: async (_: unknown, { cartId }: { cartId: string }, call: CallContext) => {
    const cart = await findOwnCart(call, cartId)
    return cart && chargesView(cart, call)
  },
}

/** How a cart is made and changed (D.8). */
export const cartMutations = {
  createCart: async (_: unknown, { input }: { input: CreateCartInput }, call: CallContext) => {
    if (call.isFailing) return outcomeView(FAILED, call)
    const { search, ...item } = input
    return outcomeView(await createCart(call, { search: searchOf(search, call.now), item }), call)
  },
  updateCart: async (_: unknown, { input }: { input: CartUpdate }, call: CallContext) => {
    if (call.isFailing) return outcomeView(FAILED, call)
    return outcomeView(await updateCart(call, input), call)
  },
}
