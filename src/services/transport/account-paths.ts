const AUTH = '/mi/phoenix-account-auth'
const NAVIGATION = '/mi/phoenix-account-navigation'

/** The account calls of C.6 and D.9; a name that ends in V2 is the same call behind a flag. */
export const ACCOUNT_CALLS = {
  signIn: `${AUTH}/v1/loginWithCredentials`,
  signInAndLink: `${AUTH}/v1/loginWithCredentialsAndLink`,
  signInAndLinkV2: `${AUTH}/v2/loginWithCredentialsAndLink`,
  /** Ours: the specs name the page that follows, not the call. */
  signOut: `${AUTH}/v1/signOut`,
  clearRemembered: `${AUTH}/v1/clearRememberedUser`,
  encryptionKey: `${AUTH}/v1/encryptionKey/credential`,
  forgotPassword: `${AUTH}/v1/forgotPasswordSubmit`,
  newPassword: `${AUTH}/v1/newPasswordSubmit`,
  generateOtp: `${AUTH}/v1/generateOTP`,
  /** Ours (W58). */
  validateOtp: `${AUTH}/v1/validateOTP`,
  enroll: `${AUTH}/v1/enroll`,
  enrollV2: `${AUTH}/v2/enroll`,
  decryptEnrollment: `${NAVIGATION}/v1/decryptEnrollmentData`,
  decryptEnrollmentV2: `${NAVIGATION}/v2/decryptEnrollmentData`,
  createAccount: `${NAVIGATION}/v1/createOnlineAccount`,
  submitCreateAccount: `${NAVIGATION}/v1/submitCreateOnlineAccount`,
  prefilledData: `${NAVIGATION}/v1/userPrefilledData`,
  aesDecrypt: '/mi/phoenix-encryption/v1/aesDecrypt',
} as const
