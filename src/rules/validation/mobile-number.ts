import { type CallingCode, readCallingCode, withCallingCode } from './phone-entry'
import { isValid, mobileMinimumOf } from './validation'

/** What a form has of a mobile number; `country` is ISO 3166 alpha-2. */
interface MobileEntry {
  phone: string
  /** As the choice of calling codes sends it, `DE 49`; anything else: the number has its own code. */
  phoneCode: unknown
  country: string
}

/**
 * Fewest digits of a mobile number (C.17) that are to be entered after the code. Hong Kong's and
 * mainland China's are counted without it.
 */
export function phoneMinimum({ country, code }: CallingCode): number {
  return mobileMinimumOf(country) - (/^(CN|HK)$/.test(country) ? 0 : code.length)
}

/** A mobile number with the chosen calling code, and the country whose rules (C.17) it follows. */
export function mobileNumber({ phone, phoneCode, country: own }: MobileEntry) {
  const calling = readCallingCode(phoneCode)
  const { country, code } = calling ?? { country: own, code: '' }
  const entered = withCallingCode(phone, calling)
  const digits = entered.replace(/\D/g, '')
  const afterCode = digits.length - (entered.startsWith('+') ? code.length : 0)
  const isMobile =
    isValid('smsNumber', digits, { country }) && afterCode >= phoneMinimum({ country, code })
  return { entered, country, isMobile }
}
