import { atom } from 'jotai/vanilla'
import { recordOf } from '../../rules/content/read-record'
import { safeTarget } from '../../rules/pages/redirects'
import { aesDecryptCall, generateOtpCall, validateOtpCall } from '../../rules/site/account-calls'
import { emit } from '../../services/events/events'
import { navigate } from '../../services/navigate/navigate'
import { type Page, pageAtom } from '../../services/page/page'
import { refreshVisitorAtom } from '../../services/session/visitor'
import { callRest, type RestAnswer } from '../../services/transport/call-rest'
import { leaveOutcomeAtom } from '../messages/banner.store'
import { nudgeAtom } from '../profile-nudge/profile-nudge.service'
import { accountAtom, readLoginAccount } from './account.store'
import { tellParent } from './frame-messages.service'
import { dropMfaAtom } from './keep-mfa.service'
import { encodedPayloadAtom } from './mfa-options.store'
import { successOutcome } from './sign-in-outcomes.rules'

/** Why a code was not sent or not accepted. */
export type OtpRefusal =
  /** The sign-in or its code has expired: request a new code. */
  | { kind: 'expired' }
  /** `otpLockedOutErrorMessage`. */
  | { kind: 'locked' }
  /** The request came too soon; seconds to wait. */
  | { kind: 'wait'; seconds: number }
  | { kind: 'wrong'; attempts: number | null }
  /** No response, a late one or an unreadable one. */
  | { kind: 'failed' }

interface Target {
  channel: 'email' | 'sms'
  /** Index in `mfaOption`'s list of that channel. */
  target: number
}

/** Requests a code for one of the masked destinations (W58). */
export const sendCodeAtom = atom(
  null,
  async (get, _set, target: Target): Promise<{ kind: 'sent' } | OtpRefusal> => {
    const answer = await callRest(get(pageAtom), generateOtpCall, { body: target })
    return answer.isOk ? { kind: 'sent' } : refusalOf(answer)
  },
)

interface Entry {
  code: string
  returnTo: string
  successEvent: string
  isOverlay: boolean
}

/**
 * Submits the code. An accepted code completes the sign-in, which then follows the outcomes of C.6
 * for a sign-in without a second step, and raises `otp-accepted`.
 */
export const enterCodeAtom = atom(
  null,
  async (
    get,
    set,
    entry: Entry,
  ): Promise<{ kind: 'accepted' } | { kind: 'leaving' } | OtpRefusal> => {
    const page = get(pageAtom)
    const answer = await callRest(page, validateOtpCall, {
      body: { code: entry.code },
    })
    if (!answer.isOk) return refusalOf(answer)
    const { body } = answer
    const isLinking = await namesOrder(page, get(encodedPayloadAtom))
    set(dropMfaAtom)
    set(accountAtom, readLoginAccount(body))
    set(nudgeAtom, body.profileNudge)
    emit('otp-accepted', {})
    const outcome = successOutcome(successOf(page, body), {
      isLinking,
      hasSuccessEvent: entry.successEvent !== '',
      isOverlay: entry.isOverlay,
      returnTo: safeTarget(entry.returnTo, page),
      clientId: '',
      site: page.site,
    })
    if (outcome.name === 'reservationLinked') set(leaveOutcomeAtom, { key: outcome.messageKey })
    if (outcome.kind === 'redirect' && navigate(page, outcome.to)) return { kind: 'leaving' }
    if (outcome.kind === 'notify' && tellParent({ type: 'signin-success' })) {
      return { kind: 'leaving' }
    }
    if (outcome.kind === 'event') {
      window.dispatchEvent(new CustomEvent(entry.successEvent, { detail: body }))
    }
    await set(refreshVisitorAtom)
    return { kind: 'accepted' }
  },
)

/**
 * Whether the payload of a linking sign-in names a reservation, as the server decrypts it (C.6). False
 * without a payload, and when the call fails: the visitor then goes on without the message.
 */
async function namesOrder(page: Page, payload: string | null): Promise<boolean> {
  if (!payload) return false
  const answer = await callRest(page, aesDecryptCall, { body: { value: payload } })
  if (!answer.isOk) return false
  try {
    return Boolean(recordOf(JSON.parse(String(answer.body.decryptedValue))).orderId)
  } catch {
    return false
  }
}

function successOf(
  page: Page,
  { isRedirect, nextStateURI, isReservationLinked }: Record<string, unknown>,
) {
  return {
    hasMfa: false,
    isRedirect: isRedirect === true,
    nextStateURI: safeTarget(nextStateURI, page),
    isLinkRefused: isReservationLinked === false,
  }
}

/** Maps a refused code call to its reason. */
export function refusalOf({ codes, status, body, retryAfter }: AccountRefusal): OtpRefusal {
  if (codes.includes('otpLockedOutErrorMessage')) return { kind: 'locked' }
  if (codes.includes('otp.expired')) return { kind: 'expired' }
  if (status === 429) return { kind: 'wait', seconds: retryAfter ?? 0 }
  if (!codes.includes('otp.invalid')) return { kind: 'failed' }
  const { attemptsRemaining: left } = body
  return { kind: 'wrong', attempts: typeof left === 'number' ? left : null }
}

type AccountRefusal = Extract<RestAnswer, { isOk: false }>
