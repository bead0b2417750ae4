import type { Page } from './page'
import { askRest, CallError, type RestCall } from './rest'

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

/** What an account call came to; a refusal says why. */
export type AccountAnswer =
  | { isOk: true; body: Record<string, unknown> }
  | {
      isOk: false
      /** `phoenixErrorMessages.errorMessages` (C.6); none for a lost, late or unreadable answer. */
      codes: string[]
      /** 0 without an answer. */
      status: number
      body: Record<string, unknown>
      kind: CallError['kind']
      /** The header `logineventdetails`, for analytics only. */
      eventDetails: string
      /** Seconds until another try makes sense; null when nothing was said. */
      retryAfter: number | null
    }

/** One account call: POST when there is a body, never repeated, never rejects. */
export async function callAccount(
  page: Page,
  path: string,
  call: Pick<RestCall, 'body' | 'query' | 'headers'> = {},
): Promise<AccountAnswer> {
  const failed = { isOk: false, codes: [], body: {}, eventDetails: '', retryAfter: null } as const
  let response: Response
  try {
    response = await askRest(page, path, call)
  } catch (cause) {
    const kind = cause instanceof CallError ? cause.kind : 'network'
    return { ...failed, codes: [], status: 0, kind }
  }
  const { ok, status, headers } = response
  const body = await response.json().catch(() => null)
  const isReadable = isRecord(body)
  if (ok && isReadable) return { isOk: true, body }
  const retryAfter = Number(headers.get('retry-after') || Number.NaN)
  return {
    ...failed,
    status,
    kind: ok ? 'parse' : 'http',
    codes: isReadable ? codesOf(body) : [],
    body: isReadable ? body : {},
    eventDetails: headers.get('logineventdetails') ?? '',
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : null,
  }
}

function codesOf({ phoenixErrorMessages: messages }: Record<string, unknown>): string[] {
  const list = isRecord(messages) ? messages.errorMessages : null
  return Array.isArray(list) ? list.filter((code) => typeof code === 'string') : []
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
