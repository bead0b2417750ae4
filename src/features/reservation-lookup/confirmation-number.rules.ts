import { toWestern } from '../../rules/formats/digits'
import { isValid } from '../../rules/validation/validation'

/**
 * A confirmation number as it is sent (W47): without spaces and invisible marks, in upper case, in
 * western digits of normal width. What else is wrong with it stays.
 */
export function cleanConfirmationNumber(text: string): string {
  return toWestern(text.normalize('NFKC'))
    .replace(/[\s\p{Cf}]/gu, '')
    .toUpperCase()
}

/** Whether a clean one may be one: digits, and letters as partners have them; 11 at most (E1-09). */
export function isConfirmationNumber(text: string): boolean {
  return isValid('confirmationNo', text) && /^[A-Z\d]+$/.test(text)
}
