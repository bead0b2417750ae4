import { siteCall } from './site-call'

const AUTH = '/mi/phoenix-account-auth'
const NAVIGATION = '/mi/phoenix-account-navigation'

export const signInCall = siteCall('signIn', `${AUTH}/v1/loginWithCredentials`)
export const signInAndLinkCall = siteCall('signInAndLink', `${AUTH}/v1/loginWithCredentialsAndLink`)
export const signInAndLinkV2Call = siteCall(
  'signInAndLinkV2',
  `${AUTH}/v2/loginWithCredentialsAndLink`,
)
/** Ours: the specs name the page that follows, not the call. */
export const signOutCall = siteCall('signOut', `${AUTH}/v1/signOut`)
export const clearRememberedCall = siteCall('clearRemembered', `${AUTH}/v1/clearRememberedUser`)
export const encryptionKeyCall = siteCall('encryptionKey', `${AUTH}/v1/encryptionKey/credential`)
export const forgotPasswordCall = siteCall('forgotPassword', `${AUTH}/v1/forgotPasswordSubmit`)
export const newPasswordCall = siteCall('newPassword', `${AUTH}/v1/newPasswordSubmit`)
/** Ours (docs/decisions/0065). */
export const updateContactCall = siteCall('updateContact', `${AUTH}/v1/updateContactDetails`)
/** Ours (docs/decisions/0078): what a mailed link and a button lead to. */
export const confirmEmailCall = siteCall('confirmEmail', `${AUTH}/v1/confirmEmail`)
export const keepEmailCall = siteCall('keepEmail', `${AUTH}/v1/keepEmail`)
export const generateOtpCall = siteCall('generateOtp', `${AUTH}/v1/generateOTP`)
/** Ours (W58). */
export const validateOtpCall = siteCall('validateOtp', `${AUTH}/v1/validateOTP`)
export const enrollCall = siteCall('enroll', `${AUTH}/v1/enroll`)
export const enrollV2Call = siteCall('enrollV2', `${AUTH}/v2/enroll`)
export const decryptEnrollmentCall = siteCall(
  'decryptEnrollment',
  `${NAVIGATION}/v1/decryptEnrollmentData`,
)
export const decryptEnrollmentV2Call = siteCall(
  'decryptEnrollmentV2',
  `${NAVIGATION}/v2/decryptEnrollmentData`,
)
export const createAccountCall = siteCall('createAccount', `${NAVIGATION}/v1/createOnlineAccount`)
export const submitCreateAccountCall = siteCall(
  'submitCreateAccount',
  `${NAVIGATION}/v1/submitCreateOnlineAccount`,
)
export const prefilledDataCall = siteCall('prefilledData', `${NAVIGATION}/v1/userPrefilledData`)
export const aesDecryptCall = siteCall('aesDecrypt', '/mi/phoenix-encryption/v1/aesDecrypt')

/** Finds a reservation (C.2, D.9 [spec path]). */
export const reservationLookupCall = siteCall(
  'reservationLookup',
  '/phoenix-reservation/v1/submitReservationLookup',
)
