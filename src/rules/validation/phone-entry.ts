import { type CallingCode, phoneNumber } from '../people/phone-number'
import { isValid } from './validation'

/**
 * The digits of an entered mobile number; null when it is invalid by C.17. A known country adds its
 * own rules to those of every country.
 */
export function phoneDigits(entered: string, country?: string): string | null {
  const { number } = phoneNumber(entered, null)
  if (!/^\+?\d+$/.test(number)) return null
  // Mainland China's 11 digits count without their code.
  const digits = number.replace(/^\+(?:86(?=1\d{10}$))?/, '')
  const context = country ? { country } : {}
  const isLongEnough = !country || isValid('mobileMinimum', digits, context)
  return isLongEnough && isValid('smsNumber', digits, context) ? digits : null
}

/** Reads what a choice of calling codes sends, `DE 49`; null without a choice. */
export function readCallingCode(value: unknown): CallingCode | null {
  const [, country, code] = /^([A-Z]{2}) (\d{1,7})$/.exec(String(value)) ?? []
  return country && code ? { country, code } : null
}

/** An entered number in its one form, with the chosen calling code before it. */
export function withCallingCode(entered: string, calling: CallingCode | null): string {
  return phoneNumber(entered, calling).number
}
