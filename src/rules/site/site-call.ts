/** REST calls of a page (C.2 to C.5, C.10, C.11, C.20). */
type PageCall =
  | 'session'
  | 'userDetails'
  | 'headerDetails'
  | 'headerDetailsV2'
  | 'headerCustomer'
  | 'content'
  | 'cacheClear'
  | 'logger'
  | 'encryption'
  | 'dataLayer'
  | 'pageModel'
  | 'reservationLookup'
  | 'selectRate'
  | 'modifySelectRate'
  | 'updateCart'
  | 'paymentReturn'
  | 'buyInsurance'
  | 'updateOrder'
  | 'cancelReservation'
  | 'checkIn'
  | 'receipt'
  | 'updateReservation'
  | 'shareReservation'
  | 'calendar'

/** Account calls of C.6 and D.9; a name that ends in V2 is the same call behind a flag. */
type AccountCall =
  | 'signIn'
  | 'signInAndLink'
  | 'signInAndLinkV2'
  | 'signOut'
  | 'clearRemembered'
  | 'encryptionKey'
  | 'forgotPassword'
  | 'newPassword'
  | 'updateContact'
  | 'confirmEmail'
  | 'keepEmail'
  | 'generateOtp'
  | 'validateOtp'
  | 'enroll'
  | 'enrollV2'
  | 'decryptEnrollment'
  | 'decryptEnrollmentV2'
  | 'createAccount'
  | 'submitCreateAccount'
  | 'prefilledData'
  | 'aesDecrypt'

export type CallName = PageCall | AccountCall

/** What of a site the address of a call is read from. */
export interface CallSite {
  readonly rest: { readonly base: string } & { readonly [Name in CallName]?: string }
}

/** The address of a call on a site: a path of the page's origin, or an https URL. */
export type SiteCall = (site: CallSite) => string

/** The chain's own address of that name as it is written, else the default below the site's base. */
export function siteCall(name: CallName, usual: string): SiteCall {
  return ({ rest }) => rest[name] ?? rest.base + usual
}
