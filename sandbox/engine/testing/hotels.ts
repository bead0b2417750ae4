import { allHotels } from '../../seed/hotels'
import type { SeedHotel } from '../../seed/seed-types'

export function hotelOf(id: string): SeedHotel {
  const found = allHotels.find((hotel) => hotel.id === id)
  if (!found) throw new Error(`No hotel ${id} in the seed`)
  return found
}
