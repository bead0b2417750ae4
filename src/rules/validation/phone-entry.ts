import { toWestern } from '../formats/digits'
import { isValid } from './validation'

/**
 * A mobile number as somebody enters it, as its digits only; null when it is none by C.17: the rules
 * of a country where it is known, else what holds in each.
 */
export function phoneDigits(entered: string, country?: string): string | null {
  const text = toWestern(entered).trim()
  if (!/^\+?[\d\s()./-]+$/.test(text)) return null
  const digits = text.replace(/\D/g, '')
  const context = country ? { country } : {}
  const isLongEnough = !country || isValid('mobileMinimum', digits, context)
  return isLongEnough && isValid('smsNumber', digits, context) ? digits : null
}
