import { siteCall } from './site-call'

/** Chooses a rate for a room (C.2, D.9 [spec path]). */
export const selectRateCall = siteCall('selectRate', '/phoenix-reservation/v1/selectRate')

/**
 * Changes a booked stay as a cart (C.2, D.9 [spec path], docs/decisions/0095). JSON and form alike: `stay`, the
 * handle of its order, begins from what is booked; `cartId` and `revision` go on. `searchCriteria`: a query with
 * the dates and guests that are wanted; without it the fields `fromDate` and `toDate`. `rooms`: ids of the rooms
 * that get these dates, separated by commas; a form has a field `room.<id>` for each beside an empty `rooms`, and
 * without `rooms` all get them. `rate`, or `productId` with `quoteToken`, for the room at `roomIndex`; `change` of
 * a button is `<item> <product> <token>`. `card` `another`: the stay gets another card (docs/decisions/0103).
 * `choose`: id of the room for which another one, or another rate, is chosen from the list.
 * Answers the next page: the review, the rates where a room is to be chosen, or the payment for a card; a refusal
 * leads a form back to the stay with `outcome` `change.` and its code.
 */
export const modifySelectRateCall = siteCall(
  'modifySelectRate',
  '/phoenix-reservation/v1/modifySelectRate',
)

/** What visitors say about a cart, and its next step (ours: the specs name the pages, not the call). */
export const updateCartCall = siteCall('updateCart', '/phoenix-reservation/v1/updateCart')
