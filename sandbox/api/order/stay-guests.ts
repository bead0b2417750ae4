import { agentPart } from '../../../src/features/checkout/agent/agent.rules'
import {
  type DetailsPart,
  fieldName,
  type PartProblems,
  valuesOf,
} from '../../../src/features/checkout/details.rules'
import { guestPart, guestPhone } from '../../../src/features/checkout/guest/guest.rules'
import { mayEver, type Rank } from '../../../src/rules/order/room-actions'
import type { CartDetails } from '../../database/booking/cart-details'
import type { OrderGuest } from '../../database/booking/order-schema'
import type { OrderRoom, StoredOrder } from '../../database/booking/orders'
import type { SeedHotel } from '../../seed/seed-types'
import { changeableCard } from '../change/stay-card'
import type { BookingCall } from '../request/booking-call'
import type { RankedOrder } from './find-order'
import { codeOffer } from './stay-code'
import { differing, draftOf, listOf, roomsToCome } from './stay-details'

/** Parts that only those change who have proven that the stay is theirs. */
const PARTS: readonly DetailsPart[] = [guestPart, agentPart]

/** Of the guest who has booked, what the order keeps beside what was typed. */
const OF_BOOKER = ['givenName', 'familyName', 'email', 'phone'] as const
/** Of the guest who has booked, what is asked for. Where somebody lives decides over insurance and consents. */
const ASKED: readonly string[] = [...OF_BOOKER, 'phoneCode']
const OF_ROOM = ['givenName', 'familyName']
/** Of the agency that has booked; its other fields are the booking's. */
const OF_AGENCY = ['number', 'name'].map((field) => fieldName(agentPart, field))
/** What a field is judged with, where it is not changed itself. */
const JUDGED_WITH: Readonly<Record<string, readonly string[]>> = {
  'guest.phone': ['guest.phoneCode'],
  'agent.number': OF_AGENCY,
}

/** Whether something is said about the people of a stay. */
export function saysGuests(typed: CartDetails): boolean {
  return Object.keys(typed).some((name) => PARTS.some((part) => name.startsWith(`${part.name}.`)))
}

/** Of these details, those about people that can be changed as long as these rooms are to come. */
export function changeableGuests(typed: CartDetails, rooms: readonly OrderRoom[]): CartDetails {
  const ofGuests = [
    ...ASKED,
    // The first room is that of who has booked.
    ...rooms
      .filter(({ roomIndex }) => roomIndex > 0)
      .flatMap(({ itemId }) => OF_ROOM.map((field) => `room.${itemId}.${field}`)),
  ].map((field) => fieldName(guestPart, field))
  const names = new Set([...ofGuests, ...OF_AGENCY])
  return Object.fromEntries(Object.entries(typed).filter(([name]) => names.has(name)))
}

/** What is stored about the people of a stay, by the names of the form’s fields. */
function storedGuests({ details, guest }: Pick<StoredOrder, 'details' | 'guest'>): CartDetails {
  const booker = [...OF_BOOKER, 'country' as const].map((field) => [
    fieldName(guestPart, field),
    guest[field],
  ])
  return { ...details, ...Object.fromEntries(booker) }
}

/**
 * Of typed details about people, those that are not stored. A calling code that the form has chosen by itself is
 * no change of a number.
 */
export function changedGuests(
  typed: CartDetails,
  order: Pick<StoredOrder, 'details' | 'guest'>,
): CartDetails {
  const stored = storedGuests(order)
  const changed = differing(withPhone(typed, stored), stored)
  const [phone, code] = ['phone', 'phoneCode'].map((field) => fieldName(guestPart, field))
  if (phone && code && !stored[code] && !(phone in changed)) delete changed[code]
  const isTold = (name: string) => (changed[name] ?? stored[name] ?? '') !== ''
  const isRemoved = OF_AGENCY.some((name) => name in changed) && !OF_AGENCY.some(isTold)
  return isRemoved ? { ...changed, ...withoutAgency(order) } : changed
}

/** Typed details with the number as it is stored; one that was stored in another form stays, if it is the same. */
function withPhone(typed: CartDetails, stored: CartDetails): CartDetails {
  const name = fieldName(guestPart, 'phone')
  const { [name]: before = '' } = stored
  if (!typed[name]) return typed
  const { entered, isMobile } = guestPhone(valuesOf(guestPart, { ...stored, ...typed }))
  if (!isMobile) return typed
  const isSame = entered === guestPhone(valuesOf(guestPart, stored)).entered
  return { ...typed, [name]: isSame ? before : entered }
}

/** What empties everything that the booking says of its agency. */
function withoutAgency({ details }: Pick<StoredOrder, 'details'>): CartDetails {
  const start = fieldName(agentPart, '')
  const said = Object.entries(details).filter(([name, value]) => name.startsWith(start) && value)
  return Object.fromEntries(said.map(([name]) => [name, '']))
}

/** What is wrong with details that are to be stored over those of an order; what stays is not judged again. */
export function guestProblems(
  order: Pick<StoredOrder, 'details' | 'guest' | 'rooms'>,
  changed: CartDetails,
  { locale }: Pick<BookingCall, 'locale'>,
): PartProblems {
  const all = { ...storedGuests(order), ...changed }
  // The second entry was of the address of the booking.
  delete all[fieldName(guestPart, 'emailConfirm')]
  const around = { locale, rooms: order.rooms.map(({ itemId }) => itemId), all }
  const isTyped = (name: string) =>
    name in changed || JUDGED_WITH[name]?.some((other) => other in changed)
  const found = PARTS.flatMap((part) =>
    Object.entries(part.problemsOf(valuesOf(part, all), around)).map(
      ([field, problem]) => [fieldName(part, field), problem] as const,
    ),
  )
  return Object.fromEntries(found.filter(([name]) => isTyped(name)))
}

/** Details as they are stored, and the guest of the order with them; null where that guest stays the same. */
export function guestsToStore(
  order: Pick<StoredOrder, 'details' | 'guest'>,
  changed: CartDetails,
): { details: CartDetails; guest: OrderGuest | null } {
  const named = (field: string) => fieldName(guestPart, field)
  const isNew = OF_BOOKER.some((field) => named(field) in changed)
  const said = { ...storedGuests(order), ...changed }
  const trimmed = OF_BOOKER.map((field) => [field, said[named(field)]?.trim() ?? ''])
  const hasNewName = named('givenName') in changed || named('familyName') in changed
  const outdated = [
    // What was entered again, or in the guest’s own script, is of the former ones.
    ...(named('email') in changed ? ['emailConfirm'] : []),
    ...(hasNewName ? ['localGivenName', 'localFamilyName'] : []),
  ].filter((field) => order.details[named(field)])
  return {
    details: { ...changed, ...Object.fromEntries(outdated.map((field) => [named(field), ''])) },
    guest: isNew ? { ...order.guest, ...Object.fromEntries(trimmed) } : null,
  }
}

/** Whether a visitor can change who comes to some room of a stay; the page's link and the call read it. */
export function canChangeGuests(stay: RankedOrder, hotel: SeedHotel, now: number): boolean {
  return mayEver('guests', stay.rank) && roomsToCome(stay, hotel, now, 'guests').length > 0
}

/** Whether a visitor can prove that a stay is theirs, where that lets them change who comes. */
export function canProve({ order, rank }: RankedOrder, hotel: SeedHotel, now: number): boolean {
  return rank === 'found' && canChangeGuests({ order, rank: 'proven' }, hotel, now)
}

/** Why the people of a stay cannot be changed; null: they can. */
function problemOf(rank: Rank, rooms: readonly OrderRoom[]): 'NOT_YOURS' | 'CLOSED' | null {
  if (!mayEver('guests', rank)) return 'NOT_YOURS'
  return rooms.length > 0 ? null : 'CLOSED'
}

/** The form that changes them, with what is stored; of a stay of others nothing of people. */
export function stayGuestsView(stay: RankedOrder, hotel: SeedHotel, call: BookingCall) {
  const { order, rank } = stay
  const rooms = roomsToCome(stay, hotel, call.now, 'guests')
  const problem = problemOf(rank, rooms)
  const details = problem ? {} : changeableGuests(storedGuests(order), rooms)
  const draft = problem ? {} : changedGuests(changeableGuests(draftOf(order, call), rooms), order)
  const problems = problem ? {} : guestProblems(order, draft, call)
  return {
    handle: order.handle,
    orderRevisionNumber: String(order.revision),
    propertyId: order.hotelId,
    problem,
    rooms: rooms.map(({ itemId: id, roomIndex }) => ({ id, roomIndex })),
    code: problem === 'NOT_YOURS' ? codeOffer(stay, call) : null,
    card: changeableCard(stay, hotel, call.now),
    country: problem ? null : order.guest.country,
    details: listOf(details),
    draft: listOf(draft),
    problems: Object.entries(problems).map(([name, text]) => ({ name, problem: text })),
  }
}
