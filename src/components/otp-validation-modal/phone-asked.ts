import type { PhoneTarget } from '../../features/sign-in/phone-code.service'

/** A number that a signed-in member has to confirm; its code was already sent (W91). */
interface PhoneAsked {
  target: PhoneTarget
  /** Masked. */
  sentTo: string
  /** Seconds until another code may be sent. */
  resendIn: number
  /** Id of the element to focus after the confirmation. */
  focusAfter: string
}

/** The values of `overlay-open`; null if the dialog is for a sign-in. */
export function phoneAsked(given: Record<string, unknown>): PhoneAsked | null {
  const { phone, sentTo, resendIn, focusAfter } = given
  if (phone !== 'own' && phone !== 'new') return null
  return {
    target: phone,
    sentTo: typeof sentTo === 'string' ? sentTo : '',
    resendIn: typeof resendIn === 'number' ? resendIn : 0,
    focusAfter: typeof focusAfter === 'string' ? focusAfter : '',
  }
}
