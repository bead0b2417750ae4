import { type Acting, roomProblem } from '../../../src/rules/order/room-actions'
import { isEnded, isKept } from '../../../src/rules/order/room-states'
import type { StoredOrder } from '../../database/booking/orders'
import type { Quote } from '../../database/booking/quote'
import type { SeedHotel } from '../../seed/seed-types'
import { type CartChanges, ImpossibleChange } from '../cart/cart-draft'
import { seedOf } from '../cart/quoted-rooms'
import { outcomeOf } from '../order/order-outcome'
import { begunRefusal, departureFrom } from './begun-stay'
import { hasSameExtras, hasSameTerms, isSameStay, type OccupiedRoom } from './change-facts'
import { daysOf, daysOfItem } from './room-days'

interface Asked {
  hotel: SeedHotel
  /** What the rooms of the order are to be. */
  quote: Quote
  now: number
}

/** Why the rooms of an order cannot become those of a cart: their days, or the terms of their rates; null: they can. */
export function changeRefusal(order: StoredOrder, { hotel, quote, now }: Asked) {
  const acting = { rank: 'found' as const, hotel, now }
  for (const room of order.rooms) {
    const [before, after] = [order.quote, quote].map((of) => occupiedRoom(of, room.itemId))
    if (!before || (!after && !isKept(room))) continue
    const isSame = after ? isSameStay(before, after) : false
    if (isSame && after && hasSameExtras(before, after)) continue
    const problem = roomProblem('change', room, acting)
    if (problem) return outcomeOf(409, problem, `Room ${room.roomIndex + 1} is ${problem}.`)
    const ofBegun = begunRefusal(room, { hotel, quote, now, before, after: after ?? null })
    if (ofBegun) return ofBegun
    // Extras follow no terms of the rate.
    if (isSame) continue
    const rule = seedOf(hotel, room.productId)?.plan.change
    if (rule === 'none')
      return outcomeOf(409, 'NOT_CHANGEABLE', 'The rate of this stay cannot be changed.')
    // One that is not sold so is told for what it lacks, and not for what others have bought.
    const hasAllNights = after
      ? hasAll(before, after)
      : covers(daysOfItem(quote, room.itemId) ?? quote.search, before)
    if (rule === 'addOnly' && !hasAllNights)
      return outcomeOf(409, 'ADD_ONLY', 'With the rate of this stay nights can only be added.')
  }
  return null
}

/**
 * Whether a booked stay can be changed, else why not, as a code; whether nights can be added only; and once it has
 * begun the earliest day of departure.
 */
export function changeTerms(order: StoredOrder, hotel: SeedHotel, acting: Acting) {
  const rooms = order.rooms.map((room) => ({
    isEnded: isEnded(room),
    problem: roomProblem('change', room, acting),
    rule: seedOf(hotel, room.productId)?.plan.change,
  }))
  const living = rooms.filter((room) => !room.isEnded)
  const open = rooms.filter(({ problem }) => problem === null)
  const earliest = departureFrom(order, hotel, acting.now)
  // The departure of all rooms that are there moves, or none: the terms of each of them hold.
  const hasRule = (...rules: (string | undefined)[]) =>
    open[earliest === null ? 'every' : 'some'](({ rule }) => rules.includes(rule))
  const isOpen = open.length > 0 && (earliest === null || open.length === living.length)
  const problems = [...living, ...rooms].flatMap((one) => one.problem ?? [])
  const problem = problems.find((one) => one !== 'CANCELLED') ?? 'CANCELLED'
  const reason = !isOpen ? problem : hasRule('none') ? 'NOT_CHANGEABLE' : null
  const modifiable = reason === null
  const addOnly = modifiable && hasRule('addOnly', 'none')
  return { modifiable, reason, addOnly, departureFrom: modifiable ? earliest : null }
}

function occupiedRoom(quote: Quote, itemId: string): OccupiedRoom | null {
  const room = quote.rooms.find(({ id }) => id === itemId)
  return room ? { quote, room } : null
}

/** All nights of the room, in the same room type at the same rate for the same guests. */
function hasAll(before: OccupiedRoom, after: OccupiedRoom): boolean {
  const [booked, wanted] = [daysOf(before.room), daysOf(after.room)]
  return (
    hasSameTerms(before, after) &&
    wanted.checkIn <= booked.checkIn &&
    wanted.checkOut >= booked.checkOut
  )
}

/** Whether dates have all nights of a room. */
function covers(
  { checkIn, checkOut }: Pick<Quote['search'], 'checkIn' | 'checkOut'>,
  { room }: OccupiedRoom,
): boolean {
  const booked = daysOf(room)
  return (checkIn ?? '') <= booked.checkIn && (checkOut ?? '') >= booked.checkOut
}

/** Throws `ImpossibleChange` where rooms are to be added or removed: that is another booking, or a cancellation. */
export function checkRoomsStay(
  { search }: Pick<Quote, 'search'>,
  { addItems, removeItems, quantity, parties }: CartChanges,
): void {
  const isOtherCount = parties && parties.length !== search.parties.length
  if (addItems?.length || removeItems?.length || quantity || isOtherCount)
    throw new ImpossibleChange('UNPROCESSABLE_ENTITY', 'A change keeps the rooms: book or cancel.')
}

/** Throws `ImpossibleChange` where rooms of a new booking are to have other nights than its others. */
export function checkOneStay({ stay }: CartChanges): void {
  if (stay?.rooms)
    throw new ImpossibleChange(
      'UNPROCESSABLE_ENTITY',
      'The rooms of a booking have the same nights.',
    )
}
