import type { OwnCart } from '../cart/cart-of-hotel'
import { nightsToHold } from '../change/added-nights'

/** How many room nights, and nights of extras, a cart has to hold to be ordered. */
export function claimsOf({
  hotel,
  quote,
  change,
}: Pick<OwnCart, 'hotel' | 'quote' | 'change'>): number {
  const nights = nightsToHold(hotel, { quote }, change?.order ?? null)
  return nights.reduce((sum, { rooms }) => sum + rooms, 0)
}
