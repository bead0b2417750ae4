import type { StaySearch } from '../../../src/rules/stay/stay-search'
import { knownHotels } from '../../database/site/hotels'
import type { Coordinates } from '../../engine/distance'
import { type FoundHotel, searchHotels } from '../../engine/hotel-search'
import type { CallContext } from '../graphql/graphql-context'
import { propertyView } from '../graphql/property-view'
import { takenAt, todayAt } from '../rates/engine-context'
import { pricingView } from '../rates/pricing-view'
import { refusalView } from '../rates/refusal-view'
import { readLocale } from '../request/locale'
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
    const { page, recordsPerPage } = search
    const place = placeOf(placesOf(hotels), search)
    const near = coordinatesOf(input) ?? place
    const found = searchHotels(isLost(search, near) ? [] : hotels, search, {
      today: (hotel) => todayAt(hotel, call.now),
      taken: await takenAt(call, hotels),
      near,
    })
    const shown = found.slice((page - 1) * recordsPerPage, page * recordsPerPage)
    return {
      total: found.length,
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
function isLost({ destination, placeId, propertyId }: StaySearch, near: Coordinates | null) {
  return near === null && (destination ?? placeId ?? propertyId) !== null
}

function hotelOffer({ hotel, distanceMetres, lowest, refusal }: FoundHotel, call: CallContext) {
  const { locale } = call
  return {
    property: propertyView(hotel, locale),
    lowest: lowest && pricingView(lowest.offers, { hotel, locale }),
    soldOut: refusal !== null,
    reason: refusal && refusalView(refusal),
    distanceMetres,
  }
}
