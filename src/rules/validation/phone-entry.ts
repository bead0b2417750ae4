import { toWestern } from '../formats/digits'
import { isValid } from './validation'

/**
 * The digits of an entered mobile number; null when it is invalid by C.17. A known country adds its
 * own rules to those of every country.
 */
export function phoneDigits(entered: string, country?: string): string | null {
  const text = toWestern(entered).trim()
  if (!/^\+?[\d\s()./-]+$/.test(text)) return null
  const digits = text.replace(/\D/g, '')
  const context = country ? { country } : {}
  const isLongEnough = !country || isValid('mobileMinimum', digits, context)
  return isLongEnough && isValid('smsNumber', digits, context) ? digits : null
}

/** A country with its calling code, digits without a plus. */
export interface CallingCode {
  country: string
  code: string
}

/** Reads what a choice of calling codes sends, `DE 49`; null without a choice. */
export function readCallingCode(value: unknown): CallingCode | null {
  const [, country, code] = /^([A-Z]{2}) (\d{1,7})$/.exec(String(value)) ?? []
  return country && code ? { country, code } : null
}

/** Where a number begins with a zero after its calling code; elsewhere that zero is left out. */
const KEEPS_ZERO = ['BJ', 'CG', 'CI', 'GA', 'IT', 'SM', 'VA']

/**
 * An entered number with the chosen calling code before it. A number that begins with + or 00 has
 * its own. One of mainland China stays without: the rule of C.17 counts its 11 digits.
 */
export function withCallingCode(entered: string, calling: CallingCode | null): string {
  const text = toWestern(entered).trim().replace(/^00/, '+')
  if (!calling || !text) return text
  const { country, code } = calling
  if (country === 'CN') return text.replace(/^\+86\s*/, '')
  if (text.startsWith('+')) return text
  return `+${code} ${KEEPS_ZERO.includes(country) ? text : text.replace(/^0/, '')}`
}
