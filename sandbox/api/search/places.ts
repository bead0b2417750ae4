import { type Coordinates, metresBetween } from '../../engine/numbers/distance'
import { airports } from '../../seed/airports'
import type { Locale, Localized, SeedHotel } from '../../seed/seed-types'

/** Somewhere a search can be about. */
export interface Place extends Coordinates {
  placeId: string
  type: 'CITY' | 'AIRPORT' | 'HOTEL'
  name: Localized
  /** What tells it from others of its name. */
  detail: Localized
  /** All that it may be found by. */
  names: readonly string[]
  propertyId: string | null
}

/** Suggestions of one type. */
const MOST = { CITY: 4, AIRPORT: 3, HOTEL: 5 }

const known = new WeakMap<readonly SeedHotel[], readonly Place[]>()

/** The cities of hotels, the airports that they name, and the hotels themselves. */
export function placesOf(hotels: readonly SeedHotel[]): readonly Place[] {
  const places = known.get(hotels) ?? [
    ...citiesOf(hotels),
    ...airportsOf(hotels),
    ...hotels.map(hotelPlace),
  ]
  known.set(hotels, places)
  return places
}

/**
 * The places that words may mean, in any language of the seed: those that begin with them first, then
 * the nearest. Without words: the nearest.
 */
export function suggestPlaces(
  places: readonly Place[],
  words: string,
  near: Coordinates | null,
): Place[] {
  const asked = plain(words)
  if (!asked && !near) return []
  const ranked = places
    .map((place) => ({
      place,
      rank: asked ? rankOf(place, asked) : 0,
      metres: near ? metresBetween(near, place) : 0,
    }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank || a.metres - b.metres)
  const left = { ...MOST }
  return ranked.flatMap(({ place }) => (left[place.type]-- > 0 ? [place] : []))
}

/** The place of an id, else the one that words most probably mean; null for none. */
export function findPlace(
  places: readonly Place[],
  { placeId, destination }: { placeId: string | null; destination: string | null },
): Place | null {
  const byId = places.find((place) => place.placeId === placeId)
  return byId ?? suggestPlaces(places, destination ?? '', null)[0] ?? null
}

/** A place in one language, as the schema has it. */
export function placeView({ name, detail, names: _, ...place }: Place, locale: Locale) {
  return { ...place, label: name[locale], detail: detail[locale] }
}

const NO_MATCH = 4

/** 0: it is called so; 1: it begins so; 2: one of its words does; 3: it contains it. */
function rankOf({ names }: Place, asked: string): number {
  const rank = (name: string) => {
    if (name === asked) return 0
    if (name.startsWith(asked)) return 1
    if (name.includes(` ${asked}`)) return 2
    return asked.length > 1 && name.includes(asked) ? 3 : NO_MATCH
  }
  return Math.min(NO_MATCH, ...names.map(rank))
}

/** Without accents, letter case and punctuation. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function namesIn(...texts: readonly (Localized | null | undefined)[]): string[] {
  return [...new Set(texts.flatMap((text) => Object.values(text ?? {})).map(plain))]
}

/** A city lies in the middle of its hotels; a region is found as its cities are. */
function citiesOf(hotels: readonly SeedHotel[]): Place[] {
  const byId = new Map<string, SeedHotel[]>()
  for (const hotel of hotels) {
    const { city, country } = hotel.address
    const id = `city-${country.code}-${plain(city['en-US'])}`.toLowerCase().replaceAll(' ', '-')
    byId.set(id, [...(byId.get(id) ?? []), hotel])
  }
  return [...byId].flatMap(([placeId, its]) => {
    const [first] = its
    if (!first) return []
    const { city, state, country } = first.address
    const middle = (of: (hotel: SeedHotel) => number) =>
      its.reduce((sum, hotel) => sum + of(hotel), 0) / its.length
    return [
      {
        placeId,
        type: 'CITY' as const,
        name: city,
        detail: country.name,
        names: namesIn(city, state?.name, country.name),
        latitude: middle(({ latitude }) => latitude),
        longitude: middle(({ longitude }) => longitude),
        propertyId: null,
      },
    ]
  })
}

/** Hotels name the airports near by, with their codes. */
function airportsOf(hotels: readonly SeedHotel[]): Place[] {
  const byCode = new Map<string, Place>()
  for (const { directions, address } of hotels) {
    for (const { from } of directions) {
      const code = /\(([A-Z]{3})\)/.exec(from['en-US'])?.[1] ?? ''
      const position = airports[code]
      if (!position || byCode.has(code)) continue
      byCode.set(code, {
        placeId: `airport-${code.toLowerCase()}`,
        type: 'AIRPORT',
        name: from,
        detail: address.country.name,
        names: [...namesIn(from), code.toLowerCase()],
        ...position,
        propertyId: null,
      })
    }
  }
  return [...byCode.values()]
}

function hotelPlace({ id, name, address, latitude, longitude }: SeedHotel): Place {
  return {
    placeId: `hotel-${id.toLowerCase()}`,
    type: 'HOTEL',
    name,
    detail: address.city,
    names: [...namesIn(name), id.toLowerCase()],
    latitude,
    longitude,
    propertyId: id,
  }
}
