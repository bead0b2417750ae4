import { recordOf } from '../../../src/rules/content/read-record'
import { queryName } from '../../../src/rules/site/query'
import { ownPath } from '../../control/return-to'
import { giveOrderToMember } from '../../database/booking/order-members'
import { site } from '../../site'
import { associateProfile } from '../cart/associate-profile'
import { MEMBER_DETAIL } from '../cart/cart-member'
import { keepTyped } from '../cart/keep-typed'
import { findOwnCart } from '../cart/own-cart'
import { orderToJoin } from '../order/order-joining'
import { stayIn } from '../order/stay-in'
import { bodyText } from '../request/body-text'
import type { BookingCall } from '../request/booking-call'
import { type FormNext, pageOf } from '../request/form-posts'
import { JOINED_VALUE } from '../session/session-values'

const LONGEST_ID = 100
const LONGEST_ADDRESS = 2_000

/** What the guest of a booking has said, by the names of a form without a script. */
const GUEST_FIELDS = ['givenName', 'familyName', 'email', 'country']

/** The body of a form on a page of the booking or of its confirmation, with what its guest has said. */
export async function withGuest(call: BookingCall, body: unknown): Promise<unknown> {
  const named = orderIn(body)
  if (!named) return withGuestOfCart(call, body)
  const found = await orderToJoin(call, named)
  // Of a stay that was only found nothing is told, and nothing lent.
  if (!found || found.isFound) return body
  const { order } = found
  const { givenName, familyName, email, country } = order.guest
  return { givenName, familyName, email, country, ...filledOf(body) }
}

/** How a body names an order, by its handle or its number; null where it names none. */
function orderIn(body: unknown) {
  const stay = stayIn(body)
  const confirmationNumber = bodyText(body, 'confirmationNumber', LONGEST_ID)
  return stay !== null || confirmationNumber ? { stay, confirmationNumber } : null
}

/** A field that was left empty is as unsaid as one that was not sent. */
function filledOf(body: unknown) {
  return Object.fromEntries(Object.entries(recordOf(body)).filter(([, value]) => value !== ''))
}

/**
 * The body of a form on a page of the booking, with what its guest has said there. What the form says of
 * the booking itself is stored: nothing typed is lost, whoever joins (docs/decisions/0053).
 */
async function withGuestOfCart(call: BookingCall, body: unknown): Promise<unknown> {
  const cartId = bodyText(body, 'cartId', LONGEST_ID)
  const cart = cartId ? await findOwnCart(call, cartId) : null
  const kept = cart && (await keepTyped(call, cart, { body, locale: call.locale }))
  if (!kept) return body
  const { said } = kept
  const known = GUEST_FIELDS.map((field) => [field, said[`guest.${field}`] ?? ''])
  return { ...Object.fromEntries(known), ...recordOf(body) }
}

/**
 * What the form of a booking's page lacks for joining: its fields cannot be mandatory, or the browser would
 * keep everybody from booking without joining. Null for another form, and if nothing is missing.
 */
export function missingWhileBooking(
  form: unknown,
  wrong: readonly string[],
): 'passwordInvalid' | 'guestIncomplete' | 'termsRequired' | null {
  const { revision, password, terms } = recordOf(form)
  if (revision === undefined) return null
  if (wrong.includes('password') || password === '') return 'passwordInvalid'
  if (wrong.length > 0) return 'guestIncomplete'
  return terms === 'yes' ? null : 'termsRequired'
}

/**
 * Lets this session book for the new member, and books the cart that a form without a script names; with a
 * script the browser asks for it (AssociateProfileWithCart). An order of this session becomes the member's.
 */
export async function bookForJoined(
  call: BookingCall,
  { customerId, memberNumber }: { customerId: string; memberNumber: string },
  body: unknown,
  isForm: boolean,
) {
  const { owner, session } = call
  const joined = { [JOINED_VALUE]: memberNumber }
  await owner.store(joined)
  const named = orderIn(body)
  const found = named && (await orderToJoin(call, named))
  if (found) {
    const { order, isFound } = found
    const at = new Date(call.now)
    // Who has booked it is told the number of the member whom they have become, and of no other one.
    const member = isFound
      ? ({ customerId, event: 'linked', isFound, at } as const)
      : ({ customerId, event: 'joined', details: { [MEMBER_DETAIL]: memberNumber }, at } as const)
    await giveOrderToMember(call.database, order, member)
  }
  const cartId = isForm ? bodyText(body, 'cartId', LONGEST_ID) : null
  if (!cartId || !session) return
  const known = { ...session, values: { ...session.values, ...joined } }
  await associateProfile({ ...call, session: known }, { cartId, memberNumber })
}

/** A form on a page of the booking leads back to it; one of the account goes on from there. */
export const afterJoining: FormNext = (request, { code }) => {
  const outcome = code ?? 'joined'
  const returnTo = bodyText(request.body, 'returnTo', LONGEST_ADDRESS)
  if (!returnTo) return pageOf(request, outcome)
  const { pathname, searchParams } = new URL(ownPath(returnTo, '/'), 'http://own')
  searchParams.set(queryName(site, 'outcome'), outcome)
  return `${pathname}?${searchParams}`
}
