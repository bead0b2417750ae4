import { toWestern } from '../formats/digits'
import { type QueryName, type QuerySite, queryName } from '../site/query'
import { addDays, isDay, nightsBetween } from './days'
import { hotelDays } from './hotel-days'
import { formatArea, type MapArea, parseArea } from './map-area'

/** The guests of one room. */
export interface Party {
  adults: number
  /** One age per child, 0–17; null: the visitor has not chosen it yet. */
  childAges: readonly (number | null)[]
}

/** Special rates that a visitor can search for (W16). */
export const RATE_TYPES = [
  'aaa',
  'senior',
  'group',
  'government',
  'corporate',
  'travelAgent',
] as const

export type RateType = (typeof RATE_TYPES)[number]

/** Orders of the results (W16). */
export const SEARCH_SORTS = ['distance', 'price', 'rating', 'brand'] as const

/** What a visitor searches for (docs/decisions/0042). */
export interface StaySearch {
  destination: string | null
  placeId: string | null
  /** In upper case. */
  propertyId: string | null
  /** The hotels of this part of the map, in place of those within the radius. */
  area: MapArea | null
  /** `YYYY-MM-DD`; an address has both dates or neither. */
  checkIn: string | null
  /** The day of departure. */
  checkOut: string | null
  /** At least one room. */
  parties: readonly Party[]
  radius: number
  recordsPerPage: number
  sort: (typeof SEARCH_SORTS)[number]
  /** From 1. */
  page: number
  rateType: RateType | null
  /** Of a group, a company, a promotion or an agents' programme, in upper case. */
  rateCode: string | null
  usePoints: boolean
  isFlexible: boolean
}

/** Limits of a search; `adults` and `guests` are of one room, `daysAhead` of the arrival (W16). */
export const STAY_LIMITS = { rooms: 9, adults: 8, guests: 8, nights: 99, daysAhead: 350 } as const

/** What an address leaves out (E1-34). */
const USUAL = {
  numRooms: 1,
  numAdultsPerRoom: 1,
  radius: 50,
  recordsPerPage: 40,
  sort: 'distance',
  page: 1,
} as const

const MOST = { radius: 500, recordsPerPage: 100, page: 1000, characters: 200, code: 10 }

/** An age that is not chosen yet, in an address. */
const NO_AGE = '_'

/**
 * The search of an address. Every query gives a valid search: a value that is missing, malformed or
 * out of range becomes the nearest valid one (docs/decisions/0042). An arrival that is past in every
 * time zone at `now` (ms since 1970), or too far ahead, drops both dates.
 *
 * A form without a script sends one field for each room or child. Repeated fields are joined:
 * `numAdultsPerRoom=2&numAdultsPerRoom=1` is `2-1`; `childrenAges=4&childrenAges=-&childrenAges=7`
 * is `4-7`.
 */
export function parseSearch(query: URLSearchParams, site: QuerySite, now: number): StaySearch {
  const all = (name: QueryName) => query.getAll(queryName(site, name))
  const text = (name: QueryName) =>
    all(name)[0]
      ?.replace(/[\s\p{Cc}]+/gu, ' ')
      .trim() ?? ''
  const short = (name: QueryName) =>
    text(name).length > MOST.characters ? null : text(name) || null
  const number = (name: 'radius' | 'recordsPerPage' | 'page') =>
    whole(text(name), MOST[name]) ?? USUAL[name]
  const rateType = oneOf(RATE_TYPES, text('rateType'))
  const code = toWestern(text('rateCode'))
    .replace(/[^a-z\d]/gi, '')
    .slice(0, MOST.code)
  return {
    destination: short('destinationAddress'),
    placeId: short('placeId'),
    propertyId: /^[a-z\d]{1,20}$/i.exec(text('propertyCode'))?.[0].toUpperCase() ?? null,
    area: parseArea(text('area')),
    ...datesOf(text('fromDate'), text('toDate'), now),
    parties: partiesOf(
      whole(text('numRooms'), STAY_LIMITS.rooms),
      all('numAdultsPerRoom').join('-').split('-'),
      all('childrenAges').join('.').split('-'),
    ),
    radius: number('radius'),
    recordsPerPage: number('recordsPerPage'),
    sort: oneOf(SEARCH_SORTS, text('sort')) ?? USUAL.sort,
    page: number('page'),
    rateType,
    rateCode: takesCode(rateType) ? code.toUpperCase() || null : null,
    // Not with `&&`: the build removes a branch that is never taken.
    usePoints: text('usePoints') === 'true',
    isFlexible: text('flexible') === 'true',
  }
}

/**
 * The query of a search in its canonical order, without default values: two addresses of the same
 * search are the same text (docs/decisions/0042).
 */
export function formatSearch(search: StaySearch, site: QuerySite): URLSearchParams {
  const { parties } = search
  const values: { readonly [Name in QueryName]?: string | number | false | null } = {
    destinationAddress: search.destination,
    placeId: search.placeId,
    propertyCode: search.propertyId,
    fromDate: search.checkIn,
    toDate: search.checkOut,
    numRooms: parties.length,
    numAdultsPerRoom: byRoom(parties.map(({ adults }) => `${adults}`)),
    childrenAges: byRoom(
      parties.map(({ childAges }) => childAges.map((age) => age ?? NO_AGE).join('.')),
    ),
    radius: search.radius,
    area: formatArea(search.area),
    recordsPerPage: search.recordsPerPage,
    sort: search.sort,
    page: search.page,
    rateType: search.rateType,
    rateCode: search.rateCode,
    usePoints: search.usePoints && 'true',
    flexible: search.isFlexible && 'true',
  }
  const usual: Record<string, unknown> = USUAL
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values))
    if (value && `${value}` !== `${usual[name]}`)
      query.set(queryName(site, name as QueryName), `${value}`)
  return query
}

/** Whether a code can stand beside this kind of rate; beside none it can: a promotion has a code. */
function takesCode(type: RateType | null): boolean {
  return !/^(aaa|senior|government)$/.test(`${type}`)
}

function datesOf(from: string, to: string, now: number) {
  const today = hotelDays(now)
  if (!isDay(from) || from < today.from || from > addDays(today.to, STAY_LIMITS.daysAhead))
    return { checkIn: null, checkOut: null }
  const nights = isDay(to) ? nightsBetween(from, to) : 1
  return { checkIn: from, checkOut: addDays(from, within(nights, STAY_LIMITS.nights)) }
}

/** The parties of all rooms, from what an address has for each room. */
function partiesOf(rooms: number | null, adults: string[], ages: string[]): Party[] {
  const ofRoom = (parts: string[], room: number) => parts[parts.length > 1 ? room : 0] ?? ''
  return Array.from({ length: rooms ?? within(adults.length, STAY_LIMITS.rooms) }, (_, room) => {
    const count = whole(ofRoom(adults, room), STAY_LIMITS.adults) ?? USUAL.numAdultsPerRoom
    const children = ofRoom(ages, room).split('.').filter(Boolean)
    return {
      adults: count,
      childAges: children
        .slice(0, STAY_LIMITS.guests - count)
        .map((age) => (/^(\d|1[0-7])$/.test(age) ? Number(age) : null)),
    }
  })
}

/** One value if it is that of each room. */
function byRoom(values: string[]): string {
  return values.every((value) => value === values[0]) ? `${values[0]}` : values.join('-')
}

function whole(text: string, most: number): number | null {
  return /^\d+$/.test(text) ? within(Number(text), most) : null
}

function within(value: number, most: number): number {
  return Math.min(Math.max(value, 1), most)
}

function oneOf<Name extends string>(names: readonly Name[], text: string): Name | null {
  return names.find((name) => name === text) ?? null
}
