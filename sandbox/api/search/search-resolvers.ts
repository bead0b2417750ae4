import type { StaySearch } from '../../../src/rules/stay/stay-search'
import { knownHotels } from '../../database/site/hotels'
import { filterHotels } from '../../engine/answers/hotel-filters'
import { type FoundHotel, searchHotels } from '../../engine/answers/hotel-search'
import type { Coordinates } from '../../engine/numbers/distance'
import type { CallContext } from '../graphql/graphql-context'
import { propertyView } from '../graphql/property-view'
import { takenAt, todayAt } from '../rates/engine-context'
import { refusalView } from '../rates/refusal-view'
import { readLocale } from '../request/locale'
import { facetView, lowestView } from './facet-view'
import { findPlace, type Place, placesOf, placeView, suggestPlaces } from './places'
import { type SearchInput, searchOf } from './search-input'

interface SuggestedPlacesArgs {
  query: string
  locale: string
  near?: Coordinates | null
}

/** Longer words are no name. */
const LONGEST_QUERY = 100

/** Where a search goes, and what it finds (D.8). */
export const searchResolvers = {
  suggestedPlaces: async (
    _: unknown,
    { query, locale, near }: SuggestedPlacesArgs,
    { database }: CallContext,
  ) => {
    const places = placesOf(await knownHotels(database))
    return suggestPlaces(places, query.slice(0, LONGEST_QUERY), near ?? null).map((place) =>
      placeView(place, readLocale(locale)),
    )
  },
  searchHotels: async (
    _: unknown,
    { search: input }: { search: SearchInput },
    call: CallContext,
  ) => {
    const hotels = await knownHotels(call.database)
    const search = searchOf(input, call.now)
    const { recordsPerPage } = search
    const place = placeOf(placesOf(hotels), search)
    const near = coordinatesOf(input) ?? place
    const inReach = searchHotels(isLost(search, near) ? [] : hotels, search, {
      today: (hotel) => todayAt(hotel, call.now),
      taken: await takenAt(call, hotels),
      near,
    })
    const { found, facets } = filterHotels(inReach, {
      filters: input.filters ?? [],
      radius: search.radius,
      nightly: (each) => lowestView(each, call.locale)?.averageNightly.amount ?? null,
    })
    const page = Math.min(search.page, Math.ceil(found.length / recordsPerPage) || 1)
    const shown = found.slice((page - 1) * recordsPerPage, page * recordsPerPage)
    return {
      total: found.length,
      facets: facets.map((facet) => facetView(facet, call.locale)),
      page,
      recordsPerPage,
      place: place && placeView(place, call.locale),
      hotels: shown.map((each) => hotelOffer(each, call)),
    }
  },
}

/** A hotel is a place too: those around it are found with it. */
function placeOf(places: readonly Place[], search: StaySearch): Place | null {
  const { propertyId, placeId, destination } = search
  const own = propertyId && places.find((place) => place.propertyId === propertyId)
  return own || findPlace(places, { placeId, destination })
}

function coordinatesOf({ latitude, longitude }: SearchInput): Coordinates | null {
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? { latitude, longitude }
    : null
}

/** Somewhere was asked for that nobody knows. */
function isLost({ destination, placeId, propertyId, area }: StaySearch, near: Coordinates | null) {
  return near === null && area === null && (destination ?? placeId ?? propertyId) !== null
}

function hotelOffer(found: FoundHotel, call: CallContext) {
  const { hotel, distanceMetres, refusal } = found
  return {
    property: propertyView(hotel, call.locale),
    lowest: lowestView(found, call.locale),
    soldOut: refusal !== null,
    reason: refusal && refusalView(refusal),
    distanceMetres,
  }
}
