import { addDays, isDay, nightsBetween } from './days'
import { hotelDays } from './hotel-days'
import { STAY_LIMITS, type StaySearch } from './stay-search'

/** Why a search cannot be submitted (W16). `room`: index of the room, from 0. */
export type SearchProblem =
  | { field: 'destination'; code: 'missing' }
  | {
      field: 'dates'
      code: 'missing' | 'invalid' | 'past' | 'tooFarAhead' | 'order' | 'tooManyNights'
    }
  | { field: 'rooms'; code: 'tooManyRooms' }
  | { field: 'rooms'; code: 'noAdult' | 'tooManyAdults' | 'tooManyGuests'; room: number }
  | { field: 'ages'; code: 'missing'; room: number }
  | { field: 'rateCode'; code: 'missing' | 'invalid' }

/** What the search is checked against; limits have the names of the search form's props. */
export interface SearchContext {
  /** ms since 1970. */
  now: number
  /** Of the hotel, IANA; unknown: a day counts as past when it is past everywhere. */
  timeZone?: string | null | undefined
  /** The page cannot do without dates; a search for a hotel alone leads to the hotel's page. */
  needsDates?: boolean | undefined
  maxRooms?: number | undefined
  maxAdults?: number | undefined
  maxGuests?: number | undefined
  maxNights?: number | undefined
  maxAdvanceDays?: number | undefined
}

/** Codes of the travel agents' programmes (E3-05). */
const AGENT_CODES = /^(H77|YX3|7TA)$/

/** What a visitor has to change before the search is submitted, in the order of the form's fields. */
export function searchProblems(search: StaySearch, context: SearchContext): SearchProblem[] {
  const { destination, placeId, propertyId } = search
  return [
    ...(destination || placeId || propertyId ? [] : [missing]),
    ...datesProblems(search, context),
    ...roomsProblems(search, context),
    ...codeProblems(search),
  ]
}

const missing = { field: 'destination', code: 'missing' } as const

function datesProblems({ checkIn, checkOut }: StaySearch, context: SearchContext): SearchProblem[] {
  const { maxNights = STAY_LIMITS.nights, maxAdvanceDays = STAY_LIMITS.daysAhead } = context
  const problem = (code: Extract<SearchProblem, { field: 'dates' }>['code']) => [
    { field: 'dates', code } as const,
  ]
  if (!checkIn && !checkOut && !context.needsDates) return []
  if (!checkIn || !checkOut) return problem('missing')
  if (!isDay(checkIn) || !isDay(checkOut)) return problem('invalid')
  const today = hotelDays(context.now, context.timeZone)
  const nights = nightsBetween(checkIn, checkOut)
  if (checkIn < today.from) return problem('past')
  if (checkIn > addDays(today.to, maxAdvanceDays)) return problem('tooFarAhead')
  if (nights < 1) return problem('order')
  return nights > maxNights ? problem('tooManyNights') : []
}

function roomsProblems({ parties }: StaySearch, context: SearchContext): SearchProblem[] {
  const {
    maxRooms = STAY_LIMITS.rooms,
    maxAdults = STAY_LIMITS.adults,
    maxGuests = STAY_LIMITS.guests,
  } = context
  const problems: SearchProblem[] =
    parties.length > maxRooms ? [{ field: 'rooms', code: 'tooManyRooms' }] : []
  parties.forEach(({ adults, childAges }, room) => {
    const add = (code: 'noAdult' | 'tooManyAdults' | 'tooManyGuests') =>
      problems.push({ field: 'rooms', code, room })
    if (adults < 1) add('noAdult')
    else if (adults > maxAdults) add('tooManyAdults')
    else if (adults + childAges.length > maxGuests) add('tooManyGuests')
    if (childAges.includes(null)) problems.push({ field: 'ages', code: 'missing', room })
  })
  return problems
}

/**
 * A hotel decides about a code; here only its form is checked (W16). The shortest of a group is that of
 * ACRS (E1-10): which system a hotel is in shows when its rates are asked for.
 */
function codeProblems({ rateType, rateCode }: StaySearch): SearchProblem[] {
  const pattern = {
    group: /^[a-z\d]{3,10}$/i,
    corporate: /^[a-z\d]{2,10}$/i,
    travelAgent: AGENT_CODES,
    aaa: null,
    senior: null,
    government: null,
  }[rateType ?? 'aaa']
  if (!pattern) return []
  if (!rateCode) return [{ field: 'rateCode', code: 'missing' }]
  return pattern.test(rateCode) ? [] : [{ field: 'rateCode', code: 'invalid' }]
}
