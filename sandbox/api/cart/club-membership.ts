import {
  type ClubVerdict,
  clubNumber,
  clubPart,
  isClubNumber,
  maskClubNumber,
  NUMBER,
  numberProblem,
  POSTAL_CODE,
  SAVE,
  VERDICT,
} from '../../../src/features/checkout/club/club.rules'
import {
  fieldName,
  type PartProblems,
  valuesOf,
} from '../../../src/features/checkout/details.rules'
import { isMasked } from '../../../src/rules/formats/mask'
import { hasCheckDigit } from '../../../src/rules/validation/check-digit'
import {
  type CartDetails,
  readCartDetails,
  saveCartDetails,
} from '../../database/booking/cart-details'
import {
  type ClubMembership,
  findClubMembership,
  saveClubMembership,
} from '../../database/members/club-memberships'
import { CLUB_POSTAL_CODES, ENDED_MEMBERSHIPS } from '../../seed/clubs'
import type { BookingCall } from '../request/booking-call'
import type { OwnCart } from './cart-of-hotel'
import { clubRooms } from './club-rates'

const field = (name: string) => fieldName(clubPart, name)
/** The name of the field with the club's number. */
export const CLUB_NUMBER = field(NUMBER)
const VERDICT_FIELD = field(VERDICT)

/** The stand-in of the automobile club. */
export function askClub(
  { number, postalCode }: ClubMembership,
  { isClubAway }: Pick<BookingCall, 'isClubAway'>,
): ClubVerdict {
  if (isClubAway) return 'UNCHECKED'
  if (!isClubNumber(number) || !hasCheckDigit(number)) return 'INVALID'
  const known = CLUB_POSTAL_CODES.get(number)
  if (known && postalCode && known !== postalCode) return 'INVALID'
  return ENDED_MEMBERSHIPS.includes(number) ? 'EXPIRED' : 'VALID'
}

/**
 * What a form says, with the stored number in place of its masked one: that of the cart, or of the
 * signed-in member's profile. Another number than before is yet to be checked.
 */
export async function withClubNumber(
  call: BookingCall,
  cart: OwnCart,
  details: CartDetails,
): Promise<CartDetails> {
  const said = clubNumber(details[CLUB_NUMBER])
  if (!said) return details
  const before = await readCartDetails(call.database.db, cart.id)
  const stored = before[CLUB_NUMBER] ?? ''
  const profile = await ownMembership(call)
  const isOwn = profile !== null && said === maskClubNumber(profile.number)
  const number = said === maskClubNumber(stored) ? stored : isOwn ? profile.number : said
  const code = field(POSTAL_CODE)
  const isSame = number === stored && (details[code] ?? '') === (before[code] ?? '')
  return { ...details, [CLUB_NUMBER]: number, ...(isSame ? {} : { [VERDICT_FIELD]: '' }) }
}

/** What the page is told: the number masked, and without one that of the signed-in member's profile. */
export async function withMaskedClub(call: BookingCall, said: CartDetails): Promise<CartDetails> {
  const number = said[CLUB_NUMBER]
  if (number) return { ...said, [CLUB_NUMBER]: maskClubNumber(number) }
  const profile = await ownMembership(call)
  if (!profile) return said
  return {
    ...said,
    [CLUB_NUMBER]: maskClubNumber(profile.number),
    [field(POSTAL_CODE)]: profile.postalCode,
  }
}

/**
 * What keeps a cart with a rate of the club from going on: no number, or one that the club refuses. A
 * club that does not answer keeps nobody. Stores the verdict, and the number in the profile of a
 * member who wants it there.
 */
export async function clubProblems(call: BookingCall, cart: OwnCart): Promise<PartProblems> {
  if (clubRooms(cart).length === 0) return {}
  const { db } = call.database
  const values = valuesOf(clubPart, await readCartDetails(db, cart.id))
  const membership = membershipIn(values)
  const verdict = membership.number ? askClub(membership, call) : ''
  await saveCartDetails(db, cart.id, { [VERDICT_FIELD]: verdict })
  const isPartly = isMasked(membership.number)
  const problem = isPartly ? 'numberMalformed' : numberProblem({ ...values, [VERDICT]: verdict })
  if (problem) return { [CLUB_NUMBER]: problem }
  const { session } = call
  if (values[SAVE] === 'yes' && session?.kind === 'authenticated' && session.customer) {
    await saveClubMembership(db, session.customer.id, membership)
  }
  return {}
}

/** The membership that the signed-in member has saved; null for everybody else. */
export async function ownMembership({
  session,
  database,
}: Pick<BookingCall, 'session' | 'database'>): Promise<ClubMembership | null> {
  if (session?.kind !== 'authenticated' || !session.customer) return null
  return findClubMembership(database.db, session.customer.id)
}

function membershipIn(values: Readonly<Record<string, string>>): ClubMembership {
  return {
    number: clubNumber(values[NUMBER]),
    postalCode: (values[POSTAL_CODE] ?? '').trim(),
  }
}
