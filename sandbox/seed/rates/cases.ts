import { addDays, weekdayOf } from '../../../src/rules/stay/days'
import type { NightRules } from '../../../src/rules/stay/restrictions'
import { places } from '../hotels/generated-places'

export type CaseName =
  | 'soldOutWeekend'
  | 'threeNightMinimum'
  | 'minimumThrough'
  | 'closedToArrival'
  | 'closedToDeparture'
  | 'lastRoom'
  | 'priceChange'

/** What a case sets for a night, over what the engine computes. */
export interface NightCase {
  /** Rooms of the type that are sold at most. */
  capacity?: number
  rules?: Partial<NightRules>
  /** What the price of the night is multiplied with when the rate is selected. */
  priceOnSelect?: number
}

interface SeedCase extends NightCase {
  hotelId: string
  /** Null: every room type. */
  roomCode: string | null
  /** Whether the case holds on a day; it recurs, so that every year has it. */
  isDay(day: string): boolean
  /** The nights of the stay that shows it, and the days from its first day of the case to arrival. */
  stay: { nights: number; offset?: number }
}

const SUNDAY = 0
const TUESDAY = 2
const THURSDAY = 4
const FRIDAY = 5
const SATURDAY = 6

/** The weekday's first occurrence in a month is its week 0. */
const isInWeek = (day: string, week: number) => Math.floor((dayOfMonth(day) - 1) / 7) === week

const cases: Readonly<Record<CaseName, SeedCase>> = {
  // The nights of the third Friday of a month and the Saturday after it.
  soldOutWeekend: {
    hotelId: 'BKKTH',
    roomCode: null,
    isDay: (day) => isThirdFriday(day) || isThirdFriday(addDays(day, -1)),
    capacity: 0,
    stay: { nights: 2 },
  },
  // Whoever arrives on a Friday stays for three nights at least.
  threeNightMinimum: {
    hotelId: 'INNMV',
    roomCode: null,
    isDay: (day) => weekdayOf(day) === FRIDAY,
    rules: { minStay: 3 },
    stay: { nights: 2 },
  },
  // A stay with the night of a month's last Saturday has three nights at least.
  minimumThrough: {
    hotelId: 'SYDAU',
    roomCode: null,
    isDay: (day) => weekdayOf(day) === SATURDAY && dayOfMonth(addDays(day, 7)) <= 7,
    rules: { minStayThrough: 3 },
    stay: { nights: 2, offset: -1 },
  },
  closedToArrival: {
    hotelId: 'RZONE',
    roomCode: null,
    isDay: (day) => weekdayOf(day) === SUNDAY,
    rules: { isClosedToArrival: true },
    stay: { nights: 2 },
  },
  closedToDeparture: {
    hotelId: 'NOREV',
    roomCode: null,
    isDay: (day) => weekdayOf(day) === SATURDAY,
    rules: { isClosedToDeparture: true },
    stay: { nights: 2, offset: -2 },
  },
  // The first Tuesday of a month and the night after it.
  lastRoom: {
    hotelId: 'TYOJP',
    roomCode: 'KCOR',
    isDay: (day) => isFirstTuesday(day) || isFirstTuesday(addDays(day, -1)),
    capacity: 1,
    stay: { nights: 2 },
  },
  // The second Thursday of a month.
  priceChange: {
    hotelId: 'MAXHT',
    roomCode: null,
    isDay: (day) => weekdayOf(day) === THURSDAY && isInWeek(day, 1),
    priceOnSelect: 1.06,
    stay: { nights: 1 },
  },
}

const casesByHotel = new Map<string, SeedCase[]>()
for (const one of Object.values(cases)) {
  casesByHotel.set(one.hotelId, [...(casesByHotel.get(one.hotelId) ?? []), one])
}

/** What the cases set for a night of a room type; null for a night without a case. */
export function nightCase(hotelId: string, roomCode: string, night: string): NightCase | null {
  const found = casesByHotel
    .get(hotelId)
    ?.filter((one) => (one.roomCode ?? roomCode) === roomCode && one.isDay(night))
  const [first] = found ?? []
  if (!first) return null
  const { capacity, rules, priceOnSelect } = first
  return {
    ...(capacity !== undefined && { capacity }),
    ...(rules && { rules }),
    ...(priceOnSelect && { priceOnSelect }),
  }
}

/** A stay that shows a case. */
export interface CaseStay {
  hotelId: string
  /** Null: every room type shows it. */
  roomCode: string | null
  checkIn: string
  checkOut: string
}

/** The next stay, from tomorrow on, that shows a case. */
export function caseStay(name: CaseName, today: string): CaseStay {
  const { hotelId, roomCode, isDay, stay } = cases[name]
  const { nights, offset = 0 } = stay
  let checkIn = addDays(today, 1)
  const begins = (day: string) => isDay(addDays(day, -offset)) && !isDay(addDays(day, -offset - 1))
  while (!begins(checkIn)) checkIn = addDays(checkIn, 1)
  return { hotelId, roomCode, checkIn, checkOut: addDays(checkIn, nights) }
}

/** The systems that a hotel's rates come from. */
export interface HotelSystems {
  /** Its codes of groups may be short, and its housekeeping has the codes of that system. */
  isAcrs: boolean
  /** Otherwise its rates are asked for with SearchProductsByPropertyNonErs. */
  isErs: boolean
  /** Its rates are asked for with the header `dtt`. */
  isDtt: boolean
}

const NOT_ACRS = ['BKKTH', 'RUHSA']
const NOT_ERS = ['SHACN']
const DTT = ['TPETW']

export function systemsOf(hotelId: string): HotelSystems {
  return {
    isAcrs: !NOT_ACRS.includes(hotelId),
    isErs: !NOT_ERS.includes(hotelId),
    isDtt: DTT.includes(hotelId),
  }
}

/** The hotel of 40 room types with 12 rate plans each. */
export const STRESS_HOTEL = places.find(({ isStress }) => isStress)?.id ?? ''

function isThirdFriday(day: string): boolean {
  return weekdayOf(day) === FRIDAY && isInWeek(day, 2)
}

function isFirstTuesday(day: string): boolean {
  return weekdayOf(day) === TUESDAY && isInWeek(day, 0)
}

function dayOfMonth(day: string): number {
  return Number(day.slice(8))
}
