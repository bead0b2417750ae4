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
