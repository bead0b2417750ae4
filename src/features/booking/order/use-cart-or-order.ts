import { usePage } from '../../../hooks/page-store'
import { useQuery } from '../../../hooks/use-query'
import type { Operation } from '../../../services/graphql/operation'
import type { Operations } from '../../../services/graphql/operations'
import type { PageContext } from '../../../services/page/page-context'
import { orderSummaryQuery } from './order-summary.operations'
import type { Source } from './source.schema'

type CartQuery = 'RoomOverview' | 'SummaryOfChargesCart' | 'CancellationPolicyByCart'
type Order = NonNullable<Operations['OrderSummary']['result']['reservationDetails']>

interface Readers<Name extends CartQuery, Facts> {
  cart: (data: Operations[Name]['result']) => Facts | null
  order: (order: Order) => Facts | null
}

type Answer<Facts> =
  /** The page has no cart of this visitor, or the session no order. */
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; facts: Facts }

/** The question of a widget about either, for a page that the server renders. */
export function cartOrOrderQuestions<Name extends CartQuery>(
  source: Source,
  query: Operation<Name>,
  { page, mode }: PageContext,
) {
  if (source === 'order')
    return mode === 'edit' ? [] : [{ query: orderSummaryQuery, variables: {} }]
  return page.cart ? [{ query, variables: { cartId: page.cart } }] : []
}

/** What a widget tells of the visitor's cart, or in the same way of the session's order. */
export function useCartOrOrder<Name extends CartQuery, Facts>(
  source: Source,
  query: Operation<Name>,
  read: Readers<Name, Facts>,
): Answer<Facts> {
  const { context } = usePage()
  const cartId = context.page.cart
  const isOrder = source === 'order'
  const isAsked = isOrder ? context.mode !== 'edit' : cartId
  const ofCart = useQuery(query, isAsked && !isOrder && cartId ? { cartId } : null)
  const ofOrder = useQuery(orderSummaryQuery, isAsked && isOrder ? {} : null)
  const { state, retry } = isOrder ? ofOrder : ofCart
  if (!isAsked) return { state: 'none' }
  if (state === 'failed') return { state, retry }
  if (state === 'loading') return { state }
  const facts = isOrder ? factsOfOrder() : ofCart.state === 'ready' ? read.cart(ofCart.data) : null
  return facts ? { state: 'ready', facts } : { state: 'none' }

  function factsOfOrder() {
    const order = ofOrder.state === 'ready' ? ofOrder.data.reservationDetails : null
    return order && read.order(order)
  }
}
