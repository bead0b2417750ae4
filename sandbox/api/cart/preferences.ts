import { fieldName } from '../../../src/features/checkout/details.rules'
import {
  ALL_ROOMS,
  REMEMBER,
  requestsPart,
  TICKED,
} from '../../../src/features/checkout/requests/requests.rules'
import type { CartDetails } from '../../database/booking/cart-details'
import type { Quote } from '../../database/booking/quote'
import { findMemberDetails, replaceDetails } from '../../database/members/member-details'
import { REQUESTS, type SeedRequest } from '../../seed/room-requests'
import type { Locale } from '../../seed/seed-types'
import { type StatusView, statusView } from '../account/status-view'
import type { BookingCall } from '../request/booking-call'
import { signedInCustomer } from './cart-member'

/** What a guest needs is not kept longer than the stay: it says something of their health. */
const KEPT: readonly SeedRequest['group'][] = ['bed', 'floor', 'location', 'pillow']

/** The requests that a member may keep for every stay, by their codes. */
function knownPreferences(codes: readonly string[]): SeedRequest[] {
  return REQUESTS.filter(({ code, group }) => KEPT.includes(group) && codes.includes(code))
}

/** Codes of what the member who has signed in has kept; null for everybody else. */
export async function keptPreferences(call: BookingCall): Promise<readonly string[] | null> {
  const customerId = signedInCustomer(call)
  if (customerId === null) return null
  return (await findMemberDetails(call.database, customerId)).preferences ?? []
}

/** Preferences as a profile shows them. */
export function preferenceViews(codes: readonly string[], locale: Locale) {
  return knownPreferences(codes).map(({ code, label }) => ({ code, label: label[locale] }))
}

/**
 * What a guest wants to keep of the requests for the first room, as codes; null where nothing is to be kept. A
 * group that is left open is kept as open.
 */
export function preferencesToKeep(
  details: CartDetails,
  { rooms }: Pick<Quote, 'rooms'>,
): string[] | null {
  if (details[fieldName(requestsPart, REMEMBER)] !== TICKED) return null
  const [room] = rooms
  // An author may ask once for all rooms.
  const said = (group: string) =>
    [room?.id, ALL_ROOMS].map((id) => details[fieldName(requestsPart, `${id}.${group}`)])
  const chosen = KEPT.flatMap(said).filter((code) => code !== undefined)
  return knownPreferences(chosen).map(({ code }) => code)
}

/** Replaces what a member has kept. */
export async function updatePreferences(
  { database }: Pick<BookingCall, 'database'>,
  { id, preferences }: { id: string; preferences: readonly string[] },
): Promise<StatusView> {
  const known = knownPreferences(preferences).map(({ code }) => code)
  if (preferences.some((code) => !known.includes(code)))
    return statusView(422, 'UNPROCESSABLE_ENTITY', 'Some code is none that is kept.')
  await replaceDetails(database, id, { preferences: known })
  return statusView(200, 'SUCCESS')
}
