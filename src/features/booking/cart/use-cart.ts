import { usePage } from '../../../hooks/page-store'
import { useQuery } from '../../../hooks/use-query'
import type { Operations } from '../../../services/graphql/operations'
import type { PageContext } from '../../../services/page/page-context'
import { cartQuery } from './cart.operations'

export type Cart = NonNullable<Operations['Cart']['result']['cart']>

/** The question for the cart of a page; null for a page without one. */
export function cartVariables({ cart }: PageContext['page']) {
  return cart ? { cartId: cart } : null
}

/**
 * The cart of the page's address. `cart` is null while it loads, when the page has none, and when it is
 * not the visitor's.
 */
export function useCart(): {
  state: 'none' | 'loading' | 'failed' | 'ready'
  cart: Cart | null
  retry: () => void
} {
  const variables = cartVariables(usePage().context.page)
  const { retry, ...answer } = useQuery(cartQuery, variables)
  const cart = answer.state === 'ready' ? answer.data.cart : null
  return { state: variables ? answer.state : 'none', cart, retry }
}
