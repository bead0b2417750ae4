import { addDays, nightsBetween } from './days'

/**
 * What a hotel says of one night, named by the day on which it begins. The terms are those of
 * OpenTravel's availability messages.
 */
export interface NightRules {
  isOpen: boolean
  /** Rooms that are left; null: not known, which counts as enough. */
  left: number | null
  /** Fewest nights of a stay that arrives on this day. */
  minStay: number
  /** Most nights of a stay that arrives on this day; null: no limit of its own. */
  maxStay: number | null
  /** Fewest nights of every stay that includes this night. */
  minStayThrough: number
  isClosedToArrival: boolean
  /** No stay may end on this day, the day of departure. */
  isClosedToDeparture: boolean
}

/** The rules of a day; asked for the day of departure too. */
export type RulesOf = (day: string) => NightRules

export type RefusalReason =
  | 'past'
  | 'tooFarAhead'
  | 'soldOut'
  | 'closed'
  | 'closedToArrival'
  | 'closedToDeparture'
  | 'minStay'
  | 'maxStay'
  | 'noRateForCode'

/** Why a stay cannot be booked. */
export interface Refusal {
  reason: RefusalReason
  /** The day that it depends on. */
  day: string
  /** Of `minStay` and `maxStay`: the number of nights that would be allowed. */
  nights?: number
}

export interface StayBounds {
  /** The hotel's own day. */
  today: string
  /** Most days from today to the arrival. */
  daysAhead: number
  maxNights: number
  /** Rooms that the visitor needs. */
  rooms: number
}

/** A stay; `checkOut` is the day of departure. */
export interface Stay {
  checkIn: string
  checkOut: string
}

/**
 * Why a stay is refused, null if it is not (W17, W18). A reason that a longer stay would not cure
 * comes before `minStay` and `closedToDeparture`. A calendar asks this of each day of departure
 * once the arrival is chosen.
 */
export function stayRefusal(
  rules: RulesOf,
  checkIn: string,
  checkOut: string,
  { today, daysAhead, maxNights, rooms }: StayBounds,
): Refusal | null {
  const nights = nightsBetween(checkIn, checkOut)
  if (checkIn < today) return { reason: 'past', day: checkIn }
  if (nightsBetween(today, checkIn) > daysAhead) return { reason: 'tooFarAhead', day: checkIn }
  const arrival = rules(checkIn)
  const most = Math.min(arrival.maxStay ?? maxNights, maxNights)
  if (nights > most) return { reason: 'maxStay', day: checkIn, nights: most }
  let longest = { day: checkIn, nights: Math.max(arrival.minStay, 1) }
  // A search asks this thousands of times: a day is computed when the night before it is open.
  for (let night = 0, day = checkIn; night < nights; night++, day = addDays(day, 1)) {
    const { isOpen, left, minStayThrough } = rules(day)
    if (!isOpen) return { reason: 'closed', day }
    if (left !== null && left < rooms) return { reason: 'soldOut', day }
    if (minStayThrough > longest.nights) longest = { day, nights: minStayThrough }
  }
  if (arrival.isClosedToArrival) return { reason: 'closedToArrival', day: checkIn }
  if (nights < longest.nights) return { reason: 'minStay', ...longest }
  return rules(checkOut).isClosedToDeparture ? { reason: 'closedToDeparture', day: checkOut } : null
}

/**
 * Why no stay from a day can be booked: the refusal of one night. Null exactly when some stay from
 * that day is not refused.
 */
export function arrivalRefusal(rules: RulesOf, day: string, bounds: StayBounds): Refusal | null {
  const isSold = shortestStay(rules, day, 1, bounds) !== null
  return isSold ? null : stayRefusal(rules, day, addDays(day, 1), bounds)
}

/**
 * Up to `count` stays that can be booked in place of a refused one: stays of the same length,
 * nearest arrival first and the later of two, then longer ones where a minimum or the day of
 * departure asks for them. Of two or more places one is for a longer stay from the wanted arrival.
 * `shortest` is `shortestStay` of one kind of room, or that of all rooms of a hotel.
 */
export function nearestStays(
  shortest: (checkIn: string, nights: number) => Stay | null,
  { checkIn, checkOut }: Stay,
  daysAhead: number,
  count: number,
): Stay[] {
  const nights = nightsBetween(checkIn, checkOut)
  const same: Stay[] = []
  const longer: Stay[] = []
  for (let distance = 0; distance <= daysAhead && same.length < count; distance++)
    for (const day of new Set([addDays(checkIn, distance), addDays(checkIn, -distance)])) {
      const stay = shortest(day, nights)
      if (stay) (nightsBetween(stay.checkIn, stay.checkOut) > nights ? longer : same).push(stay)
    }
  const kept = longer[0]?.checkIn === checkIn ? Math.max(1, count - 1) : count
  return [...same.slice(0, kept), ...longer].slice(0, count)
}

/** The shortest stay of at least `nights` nights from a day that is not refused. */
export function shortestStay(
  rules: RulesOf,
  checkIn: string,
  nights: number,
  bounds: StayBounds,
): Stay | null {
  if (nights > bounds.maxNights) return null
  const checkOut = addDays(checkIn, nights)
  const refusal = stayRefusal(rules, checkIn, checkOut, bounds)
  if (!refusal) return { checkIn, checkOut }
  const { reason, nights: least = nights + 1 } = refusal
  return reason === 'minStay' || reason === 'closedToDeparture'
    ? shortestStay(rules, checkIn, least, bounds)
    : null
}
