import { siteCall } from './site-call'

/** Chooses a rate for a room (C.2, D.9 [spec path]). */
export const selectRateCall = siteCall('selectRate', '/phoenix-reservation/v1/selectRate')

/** Begins to change a booked stay (C.2, D.9 [spec path]). */
export const modifySelectRateCall = siteCall(
  'modifySelectRate',
  '/phoenix-reservation/v1/modifySelectRate',
)

/** What visitors say about a cart, and its next step (ours: the specs name the pages, not the call). */
export const updateCartCall = siteCall('updateCart', '/phoenix-reservation/v1/updateCart')
