import { fieldName, type PartProblems } from '../../../src/features/checkout/details.rules'
import { guestPart } from '../../../src/features/checkout/guest/guest.rules'
import type { CartDetails } from '../../database/booking/cart-details'
import type { Transaction } from '../../database/database'
import { findAccount } from '../../database/members/accounts'
import { countWithin, forgetOneAttempt } from '../../database/members/attempts'
import type { BookingCall } from '../request/booking-call'
import { ATTEMPT_SECONDS } from '../sign-in/rate-limits'
import { signedInCustomer } from './cart-member'

const NUMBER = fieldName(guestPart, 'memberNumber')
const FAMILY_NAME = fieldName(guestPart, 'familyName')

/** Names are equal however they are capitalised, accented or hyphenated. */
const { compare } = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true })

/**
 * What is wrong with the number of a member that guests have typed (W43): nobody has it, or somebody of
 * another name. Both are told alike, and tries are counted in the transaction, right or wrong, so that
 * nobody learns whose numbers there are. A guest who cannot go on leaves the field empty.
 */
export async function memberNumberProblems(
  call: Pick<BookingCall, 'session' | 'address' | 'limits'> & { tx: Transaction },
  cartId: string,
  details: CartDetails,
): Promise<PartProblems> {
  const typed = details[NUMBER]?.trim() ?? ''
  if (!typed || signedInCustomer(call)) return {}
  const digits = typed.replace(/\D/g, '')
  const tries = triesOf(call, { cartId, digits })
  if (!(await countWithin(call.tx, tries))) return WRONG
  const account = await findAccount({ db: call.tx }, digits)
  const isTheirs =
    // It may be found by its telephone number as well.
    account?.memberNumber === digits &&
    compare(account.surname, details[FAMILY_NAME]?.trim() ?? '') === 0
  if (!isTheirs) return WRONG
  for (const one of tries) await forgetOneAttempt({ db: call.tx }, one)
  return {}
}

const WRONG = { [NUMBER]: 'memberNumberInvalid' }

/** A number, a cart and an address are wrong so often; then the right name is refused as well. */
function triesOf(
  { address, limits }: Pick<BookingCall, 'address' | 'limits'>,
  { cartId, digits }: { cartId: string; digits: string },
) {
  const seconds = ATTEMPT_SECONDS
  return [
    { of: 'member-number', by: digits, seconds, most: 10 },
    { of: 'member-number-cart', by: cartId, seconds, most: 10 },
    { of: 'address-failures', by: address, seconds, most: limits.failures },
  ]
}
