import { siteCall } from './site-call'

/** Chooses a rate for a room (C.2, D.9 [spec path]). */
export const selectRateCall = siteCall('selectRate', '/phoenix-reservation/v1/selectRate')

/** What visitors say about a cart, and its next step (ours: the specs name the pages, not the call). */
export const updateCartCall = siteCall('updateCart', '/phoenix-reservation/v1/updateCart')
