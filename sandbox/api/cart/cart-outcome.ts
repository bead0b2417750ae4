import type { Cart } from '../../database/booking/carts'
import type { AttemptOutcome } from '../../database/booking/order-schema'
import { type StatusView, statusView } from '../account/status-view'
import type { RefusalView } from '../rates/refusal-view'
import type { OwnCart } from './cart-of-hotel'

/** What came of a change of a cart. */
export interface CartOutcome {
  cart: OwnCart | null
  status: StatusView
  /** Of a product whose price is another than the one that was shown. */
  priceChange: { before: number; after: number; currency: string } | null
  reason: RefusalView | null
  /** Id of a room of an order that is not sold as it is to be. */
  missingItem?: string | null
}

const SUCCESS = statusView(200, 'SUCCESS')

export function succeeded(cart: OwnCart): CartOutcome {
  return { cart, status: SUCCESS, priceChange: null, reason: null }
}

export function refused(
  httpStatus: number,
  code: string,
  message: string,
  more: Partial<CartOutcome> = {},
): CartOutcome {
  const status = statusView(httpStatus, code, message)
  return { cart: null, status, priceChange: null, reason: null, ...more }
}

export function refusedAs({ httpStatus, code, message }: AttemptOutcome): CartOutcome {
  return refused(httpStatus, code, message)
}

export function staleFor({ revision }: Cart): CartOutcome {
  return refused(409, 'STALE_REVISION', `The cart is at revision ${revision} by now.`)
}

/** Why a cart cannot be changed: it is being ordered, or is an order; null while it can be. */
export function closedFor({ status }: Pick<Cart, 'status'>): CartOutcome | null {
  if (status === 'ordered')
    return refused(409, 'E_ALREADY_CONFIRMED', 'The cart is an order by now.')
  return status === 'ordering' ? refused(409, 'ORDERING', 'The cart is being ordered.') : null
}
