import { fieldName, type PartProblems } from '../../../src/features/checkout/details.rules'
import { guestPart } from '../../../src/features/checkout/guest/guest.rules'
import type { CartDetails } from '../../database/booking/cart-details'
import type { Database } from '../../database/database'
import { findAccount } from '../../database/members/accounts'
import type { BookingCall } from '../request/booking-call'
import { signedInCustomer } from './cart-member'

const NUMBER = fieldName(guestPart, 'memberNumber')
const FAMILY_NAME = fieldName(guestPart, 'familyName')

/** Names are equal however they are capitalised, accented or hyphenated. */
const { compare } = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true })

/**
 * What is wrong with the number of a member that guests have typed (W43): nobody has it, or somebody of
 * another name. Both are told alike, so that nobody learns whose numbers there are.
 */
export async function memberNumberProblems(
  call: Pick<BookingCall, 'session'> & { database: Pick<Database, 'db'> },
  details: CartDetails,
): Promise<PartProblems> {
  const typed = details[NUMBER]?.trim() ?? ''
  if (!typed || signedInCustomer(call)) return {}
  const digits = typed.replace(/\D/g, '')
  const account = await findAccount(call.database, digits)
  const isTheirs =
    // It may be found by its telephone number as well.
    account?.memberNumber === digits &&
    compare(account.surname, details[FAMILY_NAME]?.trim() ?? '') === 0
  return isTheirs ? {} : { [NUMBER]: 'memberNumberInvalid' }
}
