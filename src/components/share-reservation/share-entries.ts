import { plainEmails } from '../../rules/people/email-address'
import { phoneNumber } from '../../rules/people/phone-number'
import { phoneDigits } from '../../rules/validation/phone-entry'
import { isValid } from '../../rules/validation/validation'

/** Most addresses of one mail (W84). */
const MOST_EMAILS = 5

export type EmailsProblem = 'emailsMissing' | 'emailsTooMany' | 'emailInvalid'

/** The addresses of an entry, or what is wrong with it. */
export function readEmails(entered: string): { to: string[] } | { problem: EmailsProblem } {
  const to = plainEmails(entered)
  if (to.length === 0) return { problem: 'emailsMissing' }
  if (to.length > MOST_EMAILS) return { problem: 'emailsTooMany' }
  return to.every((address) => isValid('emailGeneral', address))
    ? { to }
    : { problem: 'emailInvalid' }
}

const CHINA = '+86'

/** A mobile number with its country code, digits only after the plus; null when it is none (C.17). */
export function readMobile(entered: string): string | null {
  const { number } = phoneNumber(entered, null)
  const isWhole = number.startsWith(CHINA) ? /^\+861\d{10}$/.test(number) : number.startsWith('+')
  return isWhole && phoneDigits(number) ? number : null
}
