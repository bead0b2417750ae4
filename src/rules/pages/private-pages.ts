import { isPostBooking, isReservationManagement } from './page-types'

/** Pages about one visitor's cart; the rate list becomes one with `cart` in its address. */
const OF_A_CART = ['review-details', 'guest-info', 'review-guest-info']

/**
 * The visitor's stays; the page that ends the visitor's session: a kept copy would end none; and the page of
 * the privacy choices, which says whether this visitor's browser opts out.
 */
const OF_A_SESSION = ['reservation-list', 'logout', 'privacy-choices']

/**
 * Whether a page shows data of one visitor, a cart or a stay, or acts on the visitor's session, by its
 * address alone (docs/decisions/0041). A private page is rendered with the visitor's cookie, and no cache
 * keeps it.
 */
export function isPrivatePage({
  id,
  cart,
  stay,
}: {
  id: string
  cart?: string | undefined
  stay?: string | undefined
}): boolean {
  return (
    cart !== undefined ||
    stay !== undefined ||
    OF_A_CART.includes(id) ||
    OF_A_SESSION.includes(id) ||
    isReservationManagement(id) ||
    isPostBooking(id)
  )
}
