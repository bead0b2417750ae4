import { fieldName, type PartValues } from '../../../src/features/checkout/details.rules'
import { guestPart } from '../../../src/features/checkout/guest/guest.rules'
import { memberLevel } from '../../../src/rules/codes/member-level'
import { maskEmail, maskPhone } from '../../../src/rules/formats/mask'
import type { CartDetails } from '../../database/booking/cart-details'
import type { Account } from '../../database/members/accounts'
import { findAccountOf } from '../../database/members/accounts'
import { findCustomer } from '../../database/members/customers'
import type { BookingCall } from '../request/booking-call'

/**
 * Who books, as the page that asks for the guests shows it; null for a visitor whom the site does not
 * know. Addresses are masked, and only a signed-in member's level and telephone number are told: a
 * remembered visitor may be another person at the same computer.
 */
export async function checkoutGuest(call: BookingCall, said: CartDetails) {
  const { session, database } = call
  if (!session?.customer) return null
  const account = await findAccountOf(database, session.customer.id)
  const isSignedIn = session.kind === 'authenticated'
  const email = account && maskEmail(account.email)
  const { givenName, surname } = session.customer
  // Whoever sits at the computer learns nothing from what they type.
  const isGuest = !isSignedIn || (account !== null && isPerson(account, said))
  const identity = { isSignedIn, isGuest, email }
  if (!isSignedIn) return { ...identity, name: givenName, phone: null, levelCode: null }
  const customer = await findCustomer(database.db, session.customer.id)
  const { level, levelType } = customer ?? {}
  return {
    ...identity,
    name: `${givenName} ${surname}`,
    phone: account?.phone ? maskPhone(account.phone) : null,
    levelCode: memberLevel({
      level: { code: level ?? null },
      levelType: { code: levelType ?? null },
    }),
  }
}

/** What the page shows of a member in place of the fields. */
const SHOWN = ['givenName', 'familyName', 'email', 'phone']

function isPerson(account: Account, said: CartDetails): boolean {
  const known = profileValues(account)
  return SHOWN.every((field) => {
    const typed = plainOf(said[fieldName(guestPart, field)] ?? '')
    return typed === '' || typed === plainOf(known[field] ?? '')
  })
}

const plainOf = (value: string) => value.trim().toLowerCase()

/** Of one person: where the visitor has filled in one of them, none of the others is a member's. */
const UNITS = [
  ['givenName', 'familyName'],
  ['email', 'emailConfirm'],
]

/**
 * What is known of a signed-in member, for the fields that the visitor has not filled in yet: one who
 * signs in while the form is open has stored them empty.
 */
export async function withProfile(call: BookingCall, said: CartDetails): Promise<CartDetails> {
  const { session, database } = call
  if (session?.kind !== 'authenticated' || !session.customer) return said
  const account = await findAccountOf(database, session.customer.id)
  if (!account) return said
  const isTyped = (field: string) => Boolean(said[fieldName(guestPart, field)])
  const known = Object.entries(profileValues(account))
    .filter(([field]) => !(UNITS.find((unit) => unit.includes(field)) ?? [field]).some(isTyped))
    .map(([field, value]) => [fieldName(guestPart, field), value] as const)
  return { ...said, ...Object.fromEntries(known) }
}

function profileValues({ givenName, surname, email, phone, country }: Account): PartValues {
  const texts = { givenName, familyName: surname, email, emailConfirm: email, country }
  return phone ? { ...texts, phone: `+${phone}` } : texts
}
