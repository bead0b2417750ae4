import { isRecord, textsOf } from '../rules/read-record'
import { sessionAtom } from './session-atom'

/** Asks a member whether a phone number is still his (W91, C.5 [spec]). */
export interface ProfileNudge {
  isNudgeVerify: boolean
  /** Both go with the code's calls, as the API gave them. */
  communicationToken?: string
  transactionId?: string
  /** All that is known of the number here. */
  fourDigitOfMobile?: string
}

/** The nudge of this tab, in session storage; null when nobody is to be asked. */
export const nudgeAtom = sessionAtom<ProfileNudge>('profileNudge', (given) => {
  if (!isRecord(given)) return null
  const { fourDigitOfMobile, ...ids } = textsOf(given, [
    'communicationToken',
    'transactionId',
    'fourDigitOfMobile',
  ])
  const isFour = /^\d{4}$/.test(fourDigitOfMobile ?? '')
  return {
    isNudgeVerify: given.isNudgeVerify === true,
    ...ids,
    ...(fourDigitOfMobile && isFour && { fourDigitOfMobile }),
  }
})
