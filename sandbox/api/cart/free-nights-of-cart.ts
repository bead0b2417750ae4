import {
  type AwardedNight,
  allotAwards,
  awardedNights,
  countAwards,
} from '../../../src/rules/points/free-nights'
import type { AttemptOutcome } from '../../database/booking/order-schema'
import type { Drizzle } from '../../database/database'
import { freeNightsToSpend, type OpenAward } from '../../database/members/free-nights'
import { type OfferContext, offerOf } from '../../engine/answers/offers'
import { NO_AWARDS_LEFT, outcomeOf, SIGN_IN_REQUIRED } from '../order/order-outcome'
import type { BookingCall } from '../request/booking-call'
import type { RoomFreeNights } from './cart-draft'
import { signedInCustomer } from './cart-member'
import type { OwnCart } from './cart-of-hotel'
import { type RoomWithPlan, roomsWithPlans } from './quoted-rooms'
import { roomInPoints } from './room-in-points'

/** All nights of a room that awards are to pay for, `YYYY-MM-DD`. */
export interface FreeNightsAsked {
  itemId: string
  nights: readonly string[]
  /** Of one award; without, any that pays for the night. */
  awardId?: string | null
}

type OfHotel = Pick<OwnCart, 'id' | 'hotel' | 'quote' | 'changes'>

/** A night of a room in points, before anything but points pays for it. */
interface NightInPoints {
  date: string
  points: number
}

/** The nights of a room with the points that each takes by itself; null where the room is not sold in points alone. */
export function nightsInPoints(
  cart: Pick<OwnCart, 'hotel' | 'quote'>,
  room: RoomWithPlan,
  base: OfferContext,
): NightInPoints[] | null {
  const asked = roomInPoints(cart, room, { ...base, freeNightOf: undefined })
  const offer = asked && offerOf(cart.hotel, asked.id, asked.search, asked.context)
  return offer ? offer.nights.map(({ date, points }) => ({ date, points: points ?? 0 })) : null
}

/** The awards that a member can spend for a cart, those that it uses already included. */
export function awardsForCart(
  call: Pick<BookingCall, 'session' | 'now'>,
  db: Pick<Drizzle, 'select'>,
  { id }: Pick<OwnCart, 'id'>,
): Promise<OpenAward[]> {
  const customerId = signedInCustomer(call)
  if (customerId === null) return Promise.resolve([])
  return freeNightsToSpend(db, { customerId, now: call.now, except: id })
}

interface Reader {
  tx: Pick<Drizzle, 'select'>
  context: OfferContext
}

/** An award of the member for each night that is asked for, or why there is none; of rooms that are not named none. */
export async function freeNightsFor(
  call: Pick<BookingCall, 'session' | 'now'>,
  cart: OfHotel,
  { tx, context }: Reader,
  asked: readonly FreeNightsAsked[],
): Promise<{ freeNights: RoomFreeNights[] } | { refusal: AttemptOutcome }> {
  if (cart.changes) return { refusal: OF_CHANGE }
  const isAny = asked.some(({ nights }) => nights.length > 0)
  if (isAny && signedInCustomer(call) === null) return { refusal: SIGN_IN_REQUIRED }
  const rooms = roomsWithPlans(cart)
  const ids = new Set(asked.map(({ itemId }) => itemId))
  const others = rooms.filter(({ itemId }) => !ids.has(itemId)).flatMap(awardedNights)
  let left = without(await awardsForCart(call, tx, cart), others)
  const freeNights: RoomFreeNights[] = []
  for (const itemId of ids) {
    const room = rooms.find((one) => one.itemId === itemId)
    const nights = room && nightsInPoints(cart, room, context)
    if (!nights) return { refusal: unknownRoom(itemId) }
    const own: AwardedNight[] = []
    for (const { awardId, nights: dates } of asked.filter((one) => one.itemId === itemId)) {
      const wanted = nights.filter(({ date }) => dates.includes(date))
      const allotted = allotAwards(
        left.filter(({ id }) => !awardId || id === awardId),
        wanted,
      )
      if (allotted.length < new Set(dates).size) return { refusal: NO_AWARDS_LEFT }
      left = without(left, allotted)
      own.push(...allotted)
    }
    freeNights.push({ itemId, nights: own })
  }
  return { freeNights }
}

function without(awards: readonly OpenAward[], used: readonly AwardedNight[]): OpenAward[] {
  const taken = countAwards(used.map(({ award }) => award))
  return awards.map((award) => ({
    ...award,
    remaining: Math.max(0, award.remaining - (taken[award.id] ?? 0)),
  }))
}

function unknownRoom(itemId: string): AttemptOutcome {
  return outcomeOf(422, 'UNPROCESSABLE_ENTITY', `The cart has no room ${itemId} in points.`)
}

const OF_CHANGE = outcomeOf(
  422,
  'UNPROCESSABLE_ENTITY',
  'The awards of a booked stay go with its nights.',
)
