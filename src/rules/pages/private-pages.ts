import { isPostBooking, isReservationManagement } from './page-types'

/** Pages about one visitor's cart; the rate list becomes one with `cart` in its address. */
const OF_A_CART = ['review-details', 'guest-info', 'review-guest-info']

/**
 * Whether a page shows data of one visitor, a cart or a found stay, by its address alone
 * (docs/decisions/0041). A private page is rendered with the visitor's cookie, and no cache keeps it.
 */
export function isPrivatePage({ id, cart }: { id: string; cart?: string | undefined }): boolean {
  return (
    cart !== undefined || OF_A_CART.includes(id) || isReservationManagement(id) || isPostBooking(id)
  )
}
