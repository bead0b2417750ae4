import { atom } from 'jotai/vanilla'
import { isSuccess } from '../../rules/codes/status'
import { phoneDigits } from '../../rules/validation/phone-entry'
import { execute } from '../../services/graphql/answers'
import { pageAtom } from '../../services/page/page'
import { refreshVisitorAtom, visitorAtom } from '../../services/session/visitor'
import { callAccount } from '../../services/transport/account-calls'
import { ACCOUNT_CALLS } from '../../services/transport/account-paths'
import { updateUserInformationMutation } from '../profile-nudge/profile-nudge.operations'
import {
  confirmedPhoneAtom,
  isFourDigits,
  nudgeAtom,
  type ProfileNudge,
} from '../profile-nudge/profile-nudge.service'
import { type OtpRefusal, refusalOf } from './otp.service'

/** The number of the account, or the one that is to take its place. */
export type PhoneTarget = 'own' | 'new'

const TARGETS = { own: 0, new: 1 }

/** Has a code sent to a number of the signed-in member's (W91); the session stays as it is. */
export const sendPhoneCodeAtom = atom(
  null,
  async (get, set, target: PhoneTarget): Promise<{ does: 'sent' } | OtpRefusal> => {
    const answer = await callAccount(get(pageAtom), ACCOUNT_CALLS.generateOtp, {
      body: { channel: 'sms', target: TARGETS[target], ...nameOf(get(nudgeAtom)) },
    })
    if (answer.isOk) return { does: 'sent' }
    const refusal = refusalOf(answer)
    // Perhaps the session has ended: whoever is on the page has to know.
    if (refusal.does === 'expired') await set(refreshVisitorAtom)
    return refusal
  },
)

/** Enters the code: a right one confirms the number that it was sent to, and ends the nudge. */
export const enterPhoneCodeAtom = atom(
  null,
  async (
    get,
    set,
    { code, target }: { code: string; target: PhoneTarget },
  ): Promise<{ does: 'accepted' } | OtpRefusal> => {
    const nudge = get(nudgeAtom)
    const answer = await callAccount(get(pageAtom), ACCOUNT_CALLS.validateOtp, {
      body: { code, ...nameOf(nudge) },
    })
    if (!answer.isOk) return refusalOf(answer)
    const { fourDigitOfMobile } = answer.body
    const digits = isFourDigits(fourDigitOfMobile) ? fourDigitOfMobile : nudge?.fourDigitOfMobile
    set(confirmedPhoneAtom, { isNew: target === 'new', digits: digits ?? '' })
    set(nudgeAtom, null)
    return { does: 'accepted' }
  },
)

/** Why a new number was not taken: it is none, or another account has it. */
export type NumberRefusal = { does: 'invalid' } | { does: 'taken' }

/**
 * Names the member's new number and has a code sent to it; until that comes back nothing changes.
 * `digits`: its last four, once it was named.
 */
export const changePhoneAtom = atom(
  null,
  async (
    get,
    set,
    entered: string,
  ): Promise<NumberRefusal | (({ does: 'sent' } | OtpRefusal) & { digits?: string })> => {
    const page = get(pageAtom)
    const phone = phoneDigits(entered)
    if (!phone) return { does: 'invalid' }
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
    if (code === 'UNPROCESSABLE_ENTITY') return { does: 'invalid' }
    if (code === 'phoneAlreadyAssociatedError') return { does: 'taken' }
    if (code === 'token.expired') return { does: 'expired' }
    return httpStatus === 429 ? { does: 'locked' } : { does: 'failed' }
  },
)

function nameOf(nudge: ProfileNudge | null) {
  const { communicationToken, transactionId } = nudge ?? {}
  return { communicationToken, transactionId }
}
