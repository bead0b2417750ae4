import {
  fieldName,
  type PartProblems,
  type PartValues,
} from '../../../src/features/checkout/details.rules'
import { COUNTRY_FIELD } from '../../../src/features/checkout/guest/guest-country.rules'
import { CHOICE, insurancePart } from '../../../src/features/checkout/insurance/insurance.rules'
import { recordOf } from '../../../src/rules/content/read-record'
import { hasCardNumber } from '../../../src/rules/validation/card-number'
import { type CartDetails, noteKept } from '../../database/booking/cart-details'
import { changeDetails } from '../../database/booking/carts'
import type { Locale } from '../../seed/seed-types'
import type { BookingCall } from '../request/booking-call'
import type { OwnCart } from './cart-of-hotel'
import { CLUB_NUMBER, ownMembership, withClubNumber } from './club-membership'
import { detailsIn, ofRooms } from './details-parts'
import { droppedInsurance } from './insurance-quote'

const INSURANCE = fieldName(insurancePart, CHOICE)

interface Kept {
  /** Everything that is said about the cart by now. */
  said: CartDetails
  /** The fields that are not stored, because they have the number of a card. */
  cards: PartProblems
}

/**
 * Stores what a form says about a cart, whichever call the form makes: nothing typed is lost, whatever
 * becomes of the call (docs/decisions/0053). `keepId`: the call's own, for the page that waits for it. Null for a cart that is gone or ordered by now.
 */
export async function keepTyped(
  call: BookingCall,
  cart: OwnCart,
  { body, locale, keepId = null }: { body: unknown; locale: Locale; keepId?: string | null },
): Promise<Kept | null> {
  const known = ofRooms(detailsIn(recordOf(body)), cart.quote.rooms)
  const { details: typed, refused: cards } = withoutCards(known)
  const profile = await ownMembership(call)
  const key = { id: cart.id, ownerKey: await call.owner.begin(), now: call.now }
  const said = await changeDetails(call.database, key, (before) => {
    const details = withClubNumber(profile, before, typed)
    return { ...details, ...insuranceWithout(cart, details, { ...before, ...details }, locale) }
  })
  if (keepId) await noteKept(call.database.db, { cartId: cart.id, keepId })
  return said && { said, cards }
}

/** Where the guest lives decides whether there is an insurance to choose. */
function insuranceWithout(
  cart: OwnCart,
  details: CartDetails,
  all: PartValues,
  locale: Locale,
): CartDetails | null {
  // A stay that is insured already is, wherever this visitor lives.
  const isAsked = COUNTRY_FIELD in details || details[INSURANCE]
  if (cart.changes || !isAsked) return null
  return droppedInsurance(cart, { all, locale })
}

/**
 * The number of a card is for the provider's fields only: no other field is stored with one. A number
 * of the automobile club has as many digits and the same check digit, so the club decides about its
 * field.
 */
function withoutCards(typed: CartDetails): { details: CartDetails; refused: PartProblems } {
  const names = Object.keys(typed).filter(
    (name) => name !== CLUB_NUMBER && hasCardNumber(typed[name] ?? ''),
  )
  return {
    details: { ...typed, ...Object.fromEntries(names.map((name) => [name, ''])) },
    refused: Object.fromEntries(names.map((name) => [name, 'cardNumber'])),
  }
}
