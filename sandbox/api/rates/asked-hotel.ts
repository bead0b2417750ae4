import { createGraphQLError } from 'graphql-yoga'
import type { StaySearch } from '../../../src/rules/stay/stay-search'
import { knownHotel } from '../../database/site/hotels'
import type { SeedHotel } from '../../seed/seed-types'
import type { CallContext } from '../graphql/graphql-context'
import { type SearchInput, searchOf } from '../search/search-input'

/** The hotel that a call names, and its search there; an error when the chain has none of that code. */
export async function askedHotel(
  input: SearchInput,
  context: CallContext,
  hotelId = input.propertyId,
): Promise<{ hotel: SeedHotel; search: StaySearch }> {
  const hotel = hotelId ? await knownHotel(context.database, hotelId) : null
  if (!hotel) {
    const extensions = { code: 'PROPERTY_NOT_FOUND' }
    throw createGraphQLError(`No property has the code ${hotelId}.`, { extensions })
  }
  context.named.propertyId ??= hotel.id
  return { hotel, search: { ...searchOf(input, context.now), propertyId: hotel.id } }
}
