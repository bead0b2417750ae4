import { siteCall } from './site-call'

const DETAILS = '/userDetails'
const AUTH = '/mi/phoenix-account-auth'

/** Values of the visitor's session (C.3). */
export const sessionCall = siteCall('session', '/mi/session')

/** Who the visitor is (C.4 b). */
export const userDetailsCall = siteCall('userDetails', `${AUTH}/v1${DETAILS}`)

/** What browsers report (C.19). */
export const loggerCall = siteCall('logger', '/mi/account/api/logger')

/** The header's user details, version 1 (C.4 a). */
export const headerDetailsCall = siteCall('headerDetails', `${AUTH}/v1${DETAILS}`)

/** The same behind a flag. */
export const headerDetailsV2Call = siteCall('headerDetailsV2', `${AUTH}/v2${DETAILS}`)
