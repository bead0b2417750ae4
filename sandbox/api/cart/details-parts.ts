import { ackPart } from '../../../src/features/checkout/ack/ack.rules'
import { agentPart } from '../../../src/features/checkout/agent/agent.rules'
import { awardsPart } from '../../../src/features/checkout/awards/awards.rules'
import { clubPart } from '../../../src/features/checkout/club/club.rules'
import { consentPart } from '../../../src/features/checkout/consent/consent.rules'
import {
  type Around,
  type DetailsPart,
  namedProblems,
  type PartProblems,
  type PartValues,
} from '../../../src/features/checkout/details.rules'
import { extrasPart } from '../../../src/features/checkout/extras/extras.rules'
import { guestPart } from '../../../src/features/checkout/guest/guest.rules'
import { housekeepingPart } from '../../../src/features/checkout/housekeeping/housekeeping.rules'
import { insurancePart } from '../../../src/features/checkout/insurance/insurance.rules'
import { pointsPart } from '../../../src/features/checkout/points/points.rules'
import { prepayPart } from '../../../src/features/checkout/prepay/prepay.rules'
import { ALL_ROOMS, requestsPart } from '../../../src/features/checkout/requests/requests.rules'
import { isLonger, startOf } from '../../../src/rules/people/text-length'
import type { CartDetails } from '../../database/booking/cart-details'
import type { Locale } from '../../seed/seed-types'
import type { OwnCart } from './cart-of-hotel'
import { insuranceProblems } from './insurance-quote'
import { prepayProblems } from './prepay-problems'
import { statementProblems } from './statements'

/** Parts of the review of the rooms. */
const REVIEW_PARTS: readonly DetailsPart[] = [requestsPart, extrasPart, clubPart, awardsPart]

/** Parts of the page that asks for the guests: what is wrong with one of them keeps from booking. */
const GUEST_PARTS: readonly DetailsPart[] = [
  guestPart,
  housekeepingPart,
  agentPart,
  ackPart,
  consentPart,
  prepayPart,
  insurancePart,
  pointsPart,
]

const PARTS = new Map([...REVIEW_PARTS, ...GUEST_PARTS].map((part) => [part.name, part]))

/** Turn around the text after them, which a form never needs. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g
/** The only text of several lines. */
const OF_LINES = /^requests\..*\.comment$/

/** Cut, an address would be that of somebody else. */
const ADDRESS = /\.email(?:Confirm)?$/

/**
 * The fields of a form that belong to a part, those of people in their one form; a value that is too long is
 * cut, and an address empty.
 */
export function detailsIn(body: Readonly<Record<string, unknown>>): CartDetails {
  const details: CartDetails = {}
  const all = body as PartValues
  for (const [name, value] of Object.entries(body)) {
    const [part = '', ...field] = name.split('.')
    const known = PARTS.get(part)
    const longest = known?.longest(field.join('.')) ?? null
    if (longest === null || typeof value !== 'string') continue
    if (known?.plain) {
      const plain = known.plain(field.join('.'), value, all)
      details[name] = ADDRESS.test(name) && isLonger(plain, longest) ? '' : startOf(plain, longest)
      continue
    }
    const text = value.replace(TURNING, '')
    const line = OF_LINES.test(name) ? text : text.replace(/[\t\r\n]+/g, ' ')
    details[name] = wholeText(line.slice(0, longest))
  }
  return details
}

/** The id of the room that a field is about. */
const ROOM = /^(?:requests|extras|awards|guest\.room)\.([\w-]+)/

/** The details without those of rooms that the cart does not have. */
export function ofRooms(details: CartDetails, rooms: readonly { id: string }[]): CartDetails {
  const known = new Set([ALL_ROOMS, ...rooms.map(({ id }) => id)])
  const own = Object.entries(details).filter(([name]) =>
    known.has(ROOM.exec(name)?.[1] ?? ALL_ROOMS),
  )
  return Object.fromEntries(own)
}

/** A cut may have gone through a character. */
function wholeText(text: string): string {
  return text.replace(/[\ud800-\udbff]$/, '')
}

/** What keeps the visitor from booking, by whole names of fields. */
export function bookingProblems(
  cart: OwnCart,
  all: CartDetails,
  { locale, now }: { locale: Locale; now: number },
): PartProblems {
  const around: Around = { locale, rooms: cart.quote.rooms.map(({ id }) => id), all }
  return Object.assign(
    {},
    ...GUEST_PARTS.map((part) => namedProblems(part, around)),
    statementProblems(cart, around),
    prepayProblems(cart, all),
    insuranceProblems(cart, { all, locale, now }),
  )
}
