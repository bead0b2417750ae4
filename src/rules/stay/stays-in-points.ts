/**
 * The one switch for stays in points. Off until an order takes its points from the member's account:
 * a search, a list, a calendar or a cart then has no rate in points.
 */
export const SELLS_STAYS_IN_POINTS = false as boolean
