import { readCartDetails } from '../../database/booking/cart-details'
import { ownersOf } from '../change/cart-of-change'
import type { CallContext } from '../graphql/graphql-context'
import { engineContext } from '../rates/engine-context'
import { findOwnCart } from './own-cart'
import { hasPrepayConsent } from './prepay-problems'
import { recommendationView } from './recommendation-view'

interface Args {
  cartId: string
  productId?: string | null
}

/** What is better than the rooms of a visitor's cart (W26); null where nothing may be offered. */
export async function recommendedProduct({ cartId, productId }: Args, call: CallContext) {
  const cart = await findOwnCart(call, cartId)
  if (!cart || cart.changes) return null
  if (hasPrepayConsent(cart, await readCartDetails(call.database.db, cart.id))) return null
  const context = await engineContext(call, cart.hotel, { except: ownersOf(cart) })
  return recommendationView(cart, context, call, productId ?? null)
}
