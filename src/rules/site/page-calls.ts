import { siteCall } from './site-call'

/** The header's customer with the list of saved hotels (C.7). */
export const headerCustomerCall = siteCall(
  'headerCustomer',
  '/phoenix-reservation/v1/fetchHotelHeaderCustomerData',
)

/** Content by brand: logos (C.8). */
export const contentCall = siteCall('content', '/mi/content')

/** The server forgets what it keeps of a customer (C.7). */
export const cacheClearCall = siteCall('cacheClear', '/mi/cache/clear')

/** Seals an id of a visitor (C.20). */
export const encryptionCall = siteCall('encryption', '/mi/phoenix-encryption/v1/encrypt')

/** Variables of a page for analytics (C.10). */
export const dataLayerCall = siteCall('dataLayer', '/mi/data-layer')

/** A page as a tree of widgets (C.11). */
export const pageModelCall = siteCall('pageModel', '/mi/page-model')
