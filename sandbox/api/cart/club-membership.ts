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
import { type CartDetails, readCartDetails } from '../../database/booking/cart-details'
import { changeDetails } from '../../database/booking/carts'
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
export function withClubNumber(
  profile: ClubMembership | null,
  before: CartDetails,
  details: CartDetails,
): CartDetails {
  const said = clubNumber(details[CLUB_NUMBER])
  if (!said) return details
  const stored = before[CLUB_NUMBER] ?? ''
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
 * Asks the club about the number of a cart with a rate of the club, and stores its verdict. Returns all
 * that is said about the cart by now.
 */
export async function askAboutClub(call: BookingCall, cart: OwnCart): Promise<CartDetails> {
  const before = await readCartDetails(call.database.db, cart.id)
  if (clubRooms(cart).length === 0) return before
  const asked = membershipIn(before)
  const verdict = asked.number ? askClub(asked, call) : ''
  const key = { id: cart.id, ownerKey: await call.owner.begin(), now: call.now }
  const said = await changeDetails(call.database, key, (now) => {
    const { number, postalCode } = membershipIn(now)
    // The club was not asked about one that was typed meanwhile.
    const isAsked = number === asked.number && postalCode === asked.postalCode
    return isAsked ? { [VERDICT_FIELD]: verdict } : {}
  })
  return said ?? before
}

/**
 * What keeps a cart with a rate of the club from going on: no number, or one that the club refuses or was
 * not asked about. A club that does not answer keeps nobody.
 */
export function clubProblems(cart: OwnCart, said: CartDetails): PartProblems {
  if (clubRooms(cart).length === 0) return {}
  const values = valuesOf(clubPart, said)
  const { number } = membershipIn(said)
  const problem = isMasked(number) ? 'numberMalformed' : numberProblem(values)
  if (problem) return { [CLUB_NUMBER]: problem }
  return values[VERDICT] ? {} : { [CLUB_NUMBER]: 'numberInvalid' }
}

/** Stores the number of a cart in the profile of a member who wants it there. */
export async function keepMembership({ session, database }: BookingCall, said: CartDetails) {
  if (said[field(SAVE)] !== 'yes') return
  if (session?.kind !== 'authenticated' || !session.customer) return
  await saveClubMembership(database.db, session.customer.id, membershipIn(said))
}

/** The membership that the signed-in member has saved; null for everybody else. */
export async function ownMembership({
  session,
  database,
}: Pick<BookingCall, 'session' | 'database'>): Promise<ClubMembership | null> {
  if (session?.kind !== 'authenticated' || !session.customer) return null
  return findClubMembership(database.db, session.customer.id)
}

function membershipIn(said: CartDetails): ClubMembership {
  return {
    number: clubNumber(said[CLUB_NUMBER]),
    postalCode: (said[field(POSTAL_CODE)] ?? '').trim(),
  }
}
