import { METRES_PER_MILE } from '../../../src/rules/formats/distance'

export interface Coordinates {
  latitude: number
  longitude: number
}

const EARTH_METRES = 6_371_000

/** Metres of the shortest way on the ground (haversine formula). */
export function metresBetween(a: Coordinates, b: Coordinates): number {
  const north = Math.sin(radians(b.latitude - a.latitude) / 2)
  const east = Math.sin(radians(b.longitude - a.longitude) / 2)
  const along = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude))
  return 2 * EARTH_METRES * Math.asin(Math.sqrt(Math.min(1, north ** 2 + along * east ** 2)))
}

/** The radius of a search is in miles, for every visitor alike. */
export function metresOfMiles(miles: number): number {
  return miles * METRES_PER_MILE
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
