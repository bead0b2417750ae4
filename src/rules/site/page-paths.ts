import { hotelPath, sitePath } from './site-path'

/** Query `returnTo`, `errorMessageType`, `inValidCredentials`, `clientId` (A.5). */
export const signInErrorPath = sitePath('sign-in-error', '/sign-in-error.mi')

/** Alias of the sign-in page (A.5). */
export const loginPath = sitePath('login', '/login')

/** Target of an expired session (A.5, K12). */
export const sessionTimedOutPath = sitePath('session-timed-out', '/sessionTimedOut.mi')

/** Alias of that page (A.5, K12). */
export const sessionTimeoutPath = sitePath('session-timeout', '/sessionTimeOut')

/** Page that asks the visitor to sign in (A.5). */
export const unauthPath = sitePath('unauth', '/unAuth')

/** Join form, prefilled from the query `rand` (A.5). */
export const enrollPrefillPath = sitePath('enroll-prefill', '/enrollprefill')

/** Page `promotion` (A.5). */
export const promotionPath = sitePath('promotion', '/promotion')

/** Page `loyalty` (A.5). */
export const loyaltyPath = sitePath('loyalty', '/loyalty')

/** Page `accessibility` (A.5). */
export const accessibilityPath = sitePath('accessibility', '/accessibility')

/** Target of a page that is not found (A.5). */
export const errorPath = sitePath('error', '/error')

/** Page with a spinner that follows a server redirect (A.5). */
export const redirectPath = sitePath('redirect', '/redirect')

/** Query `destinationURL` (A.5, C.20). */
export const cobrandChasePath = sitePath('cobrand-chase', '/mi/cobrand/chase.mi')

/** Query `destinationURL` (A.5, C.20). */
export const cobrandAmexPath = sitePath('cobrand-amex', '/mi/cobrand/amex.mi')

/** A hotel in short, a fragment of a page; `{hotel}` is its property id. */
export const quickViewPath = hotelPath('quick-view', '/fragments/hotels/{hotel}/quick-view')
