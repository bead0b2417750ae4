import type { OwnCart } from '../cart/cart-of-hotel'
import { nightsWanted } from '../cart/hold-cart'

/** How many room nights, and nights of extras, an order has. */
export function claimsOf({ hotel, quote }: Pick<OwnCart, 'hotel' | 'quote'>): number {
  return nightsWanted(hotel, { quote }).reduce((sum, { rooms }) => sum + rooms, 0)
}
