import { type CallingCode, isNational, phoneNumber } from '../people/phone-number'
import { readCallingCode } from './phone-entry'
import { isValid, mobileMinimumOf } from './validation'

/** What a form has of a mobile number; `country` is ISO 3166 alpha-2. */
interface MobileEntry {
  phone: string
  /** As the choice of calling codes sends it, `DE 49`; anything else: the number has its own code. */
  phoneCode: unknown
  country: string
  /** The calling code of the country, where no choice was offered; default: unknown. */
  home?: string | undefined
}

/**
 * Fewest digits of a mobile number (C.17) that are to be entered after the code. Hong Kong's and
 * mainland China's are counted without it.
 */
export function phoneMinimum({ country, code }: CallingCode): number {
  return mobileMinimumOf(country) - (/^(CN|HK)$/.test(country) ? 0 : code.length)
}

/**
 * A mobile number in its one form, with the chosen calling code, and the country whose rules (C.17) it
 * follows. `digits` are those of an account, `entered` has the extension too.
 */
export function mobileNumber({ phone, phoneCode, country: own, home }: MobileEntry) {
  const calling = readCallingCode(phoneCode) ?? homeCode(phone, { country: own, code: home })
  const { number: typed, extension } = phoneNumber(phone, calling)
  // One form for a number of mainland China, whatever was chosen: C.17 counts its 11 digits.
  const number = typed.replace(/^\+86(?=1\d{10}$)/, '')
  const { country, code } = ruleOf({ typed, number }, calling ?? { country: own, code: '' })
  const digits = number.replace(/^\+/, '')
  const afterCode = digits.length - (number.startsWith('+') ? code.length : 0)
  const isMobile =
    isValid('smsNumber', digits, { country }) && afterCode >= phoneMinimum({ country, code })
  const entered = extension ? `${number} ext. ${extension}` : number
  return { entered, digits, country, isMobile: number !== '' && isMobile }
}

function homeCode(
  phone: string,
  { country, code }: { country: string; code: string | undefined },
): CallingCode | null {
  const home = code ? { country, code } : null
  return home && isNational(phone, home) ? home : null
}

/** Whose rules a number follows: of one with another code than the chosen one those of every country. */
function ruleOf(
  { typed, number }: { typed: string; number: string },
  chosen: CallingCode,
): CallingCode {
  if (number.startsWith('+852')) return { country: 'HK', code: '852' }
  if (number.startsWith('+86') || number !== typed) return { country: 'CN', code: '86' }
  const isOther = number.startsWith('+') && !(chosen.code && number.startsWith(`+${chosen.code}`))
  return isOther ? { country: '', code: '' } : chosen
}
