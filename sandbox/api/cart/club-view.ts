import {
  type ClubVerdict,
  clubNumber,
  maskClubNumber,
} from '../../../src/features/checkout/club/club.rules'
import { saveClubMembership } from '../../database/members/club-memberships'
import { clubTexts } from '../../seed/clubs'
import { FAIL, statusView } from '../account/status-view'
import { ownersOf } from '../change/cart-of-change'
import type { CallContext } from '../graphql/graphql-context'
import { engineContext } from '../rates/engine-context'
import type { BookingCall } from '../request/booking-call'
import type { OwnCart } from './cart-of-hotel'
import { askClub, ownMembership } from './club-membership'
import { clubRooms, viewOfClubRates } from './club-rates'

interface MembershipInput {
  number: string
  postalCode?: string | null
}

type Input = { input: MembershipInput }

/** The rooms of a cart at a rate of the club; null without one. */
export async function clubRatesView(cart: OwnCart, call: BookingCall) {
  if (clubRooms(cart).length === 0) return null
  return viewOfClubRates(
    cart,
    await engineContext(call, cart.hotel, { except: ownersOf(cart) }),
    call,
  )
}

export const clubQueries = {
  aaaDetails: async (
    _: unknown,
    { customerId }: { customerId: string | null },
    call: CallContext,
  ) => {
    const { session } = call
    const own = session?.kind === 'authenticated' ? session.customer?.id : undefined
    if (!own || (customerId !== null && customerId !== own)) return null
    const saved = await ownMembership(call)
    if (!saved) return { number: null, postalCode: null, verdict: null, valid: null }
    const verdict = askClub(saved, call)
    return {
      number: maskClubNumber(saved.number),
      postalCode: saved.postalCode,
      verdict,
      valid: isValid(verdict),
    }
  },
}

export const clubMutations = {
  validateAaaDetails: (_: unknown, { input }: Input, call: CallContext) => {
    if (call.isFailing) return { ...verdictView('UNCHECKED', call), status: FAIL }
    const verdict = askClub(membershipOf(input), call)
    return { ...verdictView(verdict, call), status: statusView(200, 'SUCCESS') }
  },
  addAaaDetails: async (_: unknown, { input }: Input, call: CallContext) => ({
    status: await save(input, call, (isSaved) => !isSaved),
  }),
  updateAaaDetails: async (_: unknown, { input }: Input, call: CallContext) => ({
    status: await save(input, call, (isSaved) => isSaved),
  }),
}

/** Adding needs that none is saved, updating that one is. */
async function save(
  input: MembershipInput,
  call: CallContext,
  isPossible: (isSaved: boolean) => boolean,
) {
  const { session, database } = call
  if (call.isFailing) return FAIL
  if (session?.kind !== 'authenticated' || !session.customer) {
    return statusView(401, 'UNAUTHENTICATED', 'Only a signed-in member has a profile.')
  }
  const membership = membershipOf(input)
  if (!isValid(askClub(membership, call))) {
    return statusView(422, 'UNPROCESSABLE_ENTITY', 'The club does not know this membership.')
  }
  if (!isPossible((await ownMembership(call)) !== null)) {
    return statusView(409, 'CONFLICT', 'Add a first membership, update a saved one.')
  }
  await saveClubMembership(database.db, session.customer.id, membership)
  return statusView(200, 'SUCCESS')
}

function membershipOf({ number, postalCode }: MembershipInput) {
  return { number: clubNumber(number), postalCode: (postalCode ?? '').trim() }
}

function isValid(verdict: ClubVerdict): boolean {
  return verdict === 'VALID' || verdict === 'UNCHECKED'
}

function verdictView(verdict: ClubVerdict, { locale }: Pick<BookingCall, 'locale'>) {
  const text = verdict === 'INVALID' || verdict === 'EXPIRED' ? clubTexts[verdict][locale] : null
  return { verdict, valid: isValid(verdict), text }
}
