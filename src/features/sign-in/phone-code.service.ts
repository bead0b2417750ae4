import { atom } from 'jotai/vanilla'
import { isSuccess } from '../../rules/codes/status'
import { generateOtpCall, validateOtpCall } from '../../rules/site/account-calls'
import { phoneDigits, readCallingCode, withCallingCode } from '../../rules/validation/phone-entry'
import { execute } from '../../services/graphql/answers'
import { pageAtom } from '../../services/page/page'
import { refreshVisitorAtom, visitorAtom } from '../../services/session/visitor'
import { callRest } from '../../services/transport/call-rest'
import { updateUserInformationMutation } from '../profile-nudge/profile-nudge.operations'
import {
  confirmedPhoneAtom,
  isFourDigits,
  nudgeAtom,
  type ProfileNudge,
} from '../profile-nudge/profile-nudge.service'
import { type OtpRefusal, refusalOf } from './otp.service'

/** The account's number, or its intended replacement. */
export type PhoneTarget = 'own' | 'new'

const TARGETS = { own: 0, new: 1 }

/** Requests a code for a number of the signed-in member (W91); the session stays unchanged. */
export const sendPhoneCodeAtom = atom(
  null,
  async (get, set, target: PhoneTarget): Promise<{ kind: 'sent' } | OtpRefusal> => {
    const answer = await callRest(get(pageAtom), generateOtpCall, {
      body: { channel: 'sms', target: TARGETS[target], ...nameOf(get(nudgeAtom)) },
    })
    if (answer.isOk) return { kind: 'sent' }
    const refusal = refusalOf(answer)
    // The session may have ended; the page must show that.
    if (refusal.kind === 'expired') await set(refreshVisitorAtom)
    return refusal
  },
)

/** Submits the code. An accepted code confirms its number and ends the nudge. */
export const enterPhoneCodeAtom = atom(
  null,
  async (
    get,
    set,
    { code, target }: { code: string; target: PhoneTarget },
  ): Promise<{ kind: 'accepted' } | OtpRefusal> => {
    const nudge = get(nudgeAtom)
    const answer = await callRest(get(pageAtom), validateOtpCall, {
      body: { code, ...nameOf(nudge) },
    })
    if (!answer.isOk) return refusalOf(answer)
    const { fourDigitOfMobile } = answer.body
    const digits = isFourDigits(fourDigitOfMobile) ? fourDigitOfMobile : nudge?.fourDigitOfMobile
    set(confirmedPhoneAtom, { isNew: target === 'new', digits: digits ?? '' })
    set(nudgeAtom, null)
    return { kind: 'accepted' }
  },
)

/** Why a new number was refused: invalid, or used by another account. */
export type NumberRefusal = { kind: 'invalid' } | { kind: 'taken' }

/**
 * Submits the member's new number and requests a code for it. The number changes only when the code
 * is confirmed. `chosenCode`: the value of the choice of calling codes. `digits`: the number's last
 * four, once submitted.
 */
export const changePhoneAtom = atom(
  null,
  async (
    get,
    set,
    entered: string,
    chosenCode?: unknown,
  ): Promise<NumberRefusal | (({ kind: 'sent' } | OtpRefusal) & { digits?: string })> => {
    const page = get(pageAtom)
    const phone = phoneDigits(withCallingCode(entered, readCallingCode(chosenCode)))
    if (!phone) return { kind: 'invalid' }
    const { communicationToken = '', transactionId = '' } = get(nudgeAtom) ?? {}
    const input = {
      id: get(visitorAtom).customerId ?? '',
      phone,
      communicationToken,
      transactionId,
    }
    const { data, error } = await execute(page, updateUserInformationMutation, { input })
    if (error?.kind === 'graphql') await set(refreshVisitorAtom)
    const { code, httpStatus } = data?.updateUserInformation.status ?? {}
    if (isSuccess(code)) {
      return { ...(await set(sendPhoneCodeAtom, 'new')), digits: phone.slice(-4) }
    }
    if (code === 'UNPROCESSABLE_ENTITY') return { kind: 'invalid' }
    if (code === 'phoneAlreadyAssociatedError') return { kind: 'taken' }
    if (code === 'token.expired') return { kind: 'expired' }
    return httpStatus === 429 ? { kind: 'locked' } : { kind: 'failed' }
  },
)

function nameOf(nudge: ProfileNudge | null) {
  const { communicationToken, transactionId } = nudge ?? {}
  return { communicationToken, transactionId }
}
