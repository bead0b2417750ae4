import type { StaySearch } from '../../rules/stay/stay-search'

/** A search as the API takes it (D.9); values that the visitor has not given are left out. */
export function searchInput(search: StaySearch) {
  const { propertyId, placeId, destination, checkIn, checkOut, parties, rateType, rateCode } =
    search
  return {
    ...(propertyId && { propertyId }),
    ...(placeId && { placeId }),
    ...(destination && { destination }),
    ...(checkIn && checkOut && { checkIn, checkOut }),
    rooms: parties.length,
    adultsPerRoom: parties.map(({ adults }) => adults),
    childAges: parties.map(({ childAges }) => [...childAges]),
    ...(rateType && { rateType }),
    ...(rateCode && { rateCode }),
    ...(search.usePoints && { usePoints: true }),
    ...(search.isFlexible && { isFlexible: true }),
    ...(search.radius !== 50 && { radius: search.radius }),
    ...(search.sort !== 'distance' && { sort: search.sort }),
    ...(search.page > 1 && { page: search.page }),
    ...(search.recordsPerPage !== 40 && { recordsPerPage: search.recordsPerPage }),
  }
}
