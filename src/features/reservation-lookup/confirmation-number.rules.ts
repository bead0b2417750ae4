import { plainCode } from '../../rules/people/plain-text'
import { isValid } from '../../rules/validation/validation'

/**
 * Normalises a confirmation number for sending (W47): no spaces or invisible characters, upper case,
 * western digits of normal width. Other invalid characters stay.
 */
export function cleanConfirmationNumber(text: string): string {
  return plainCode(text).replaceAll(' ', '').toUpperCase()
}

/**
 * Whether a normalised number is valid: digits, and letters as in partners' numbers; at most 11
 * (E1-09).
 */
export function isConfirmationNumber(text: string): boolean {
  return isValid('confirmationNo', text) && /^[A-Z\d]+$/.test(text)
}
