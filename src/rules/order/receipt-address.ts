import { hasCardNumber } from '../validation/card-number'

/** Most characters of the fields. */
export const LONGEST_ADDRESS = 200
export const LONGEST_VAT_ID = 20

/** Characters that make a text read otherwise than it is written. */
const TURNED = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/
/** As all countries write it: letters and digits, parted by spaces, dots and the like. */
const VAT_ID = /^[\p{L}\p{N}][\p{L}\p{N} ./-]*$/u

/** What a guest wants on a receipt: one line with name and address, and a VAT id; '' for neither. */
export interface AddressOnReceipt {
  line: string
  vatId: string
}

/** Whether it can be printed. A VAT id without an address says nobody. */
export function isPrintable({ line, vatId }: AddressOnReceipt): boolean {
  if (line.length > LONGEST_ADDRESS || vatId.length > LONGEST_VAT_ID) return false
  const isPlain = !/\p{Cc}/u.test(line) && !TURNED.test(line) && !hasCardNumber(line)
  return isPlain && (vatId === '' || (line !== '' && VAT_ID.test(vatId)))
}
