import type { SeedHotel } from '../../seed/seed-types'
import { dayNumber, dayOfYear } from '../numbers/day-number'
import { hashNumber, hashText } from '../numbers/hash'
import { type CityEvent, events } from './events'

/**
 * Demand by month from March to February, as a share of the low season, per mille. `warm` is for
 * places that are busy in winter.
 */
const SEASONS = {
  north: [1060, 1160, 1260, 1340, 1380, 1360, 1320, 1220, 1060, 1100, 1000, 1000],
  south: [1260, 1160, 1040, 1000, 1000, 1020, 1080, 1160, 1240, 1360, 1380, 1340],
  warm: [1200, 1120, 1020, 1000, 1060, 1060, 1000, 1060, 1200, 1340, 1320, 1280],
}

/** Demand by weekday from Sunday on, per mille. */
const WEEKDAYS = {
  business: [920, 1030, 1070, 1070, 1010, 950, 950],
  leisure: [960, 940, 940, 960, 1000, 1090, 1110],
}

/** Nearer to the equator than this a hotel is in a warm country. */
const WARM_LATITUDE = 26
/** An event reaches so far from its city, in degrees of latitude: 40 km. */
const CITY_DEGREES = 0.36
/** 1 March to 29 February. */
const DAYS = 366
const MONTHS = 12

/** How full a hotel is before any booking: what prices, inventory and restrictions follow. */
export interface Demand {
  /** By `dayOfYear`: season and event, per mille of the low season. */
  ofYear: Int32Array
  /** By weekday from Sunday on, per mille. */
  ofWeek: readonly number[]
}

export function demandOf(hotel: SeedHotel): Demand {
  const isBusiness = hashNumber(hashText(hotel.id), WEEKDAYS.business.length) % 2 === 0
  const ofYear = new Int32Array(DAYS)
  const season = SEASONS[climateOf(hotel.latitude)]
  for (let day = 0; day < DAYS; day += 1) ofYear[day] = seasonOn(season, day)
  const near = events.filter((event) => isNear(event, hotel))
  for (const [day, share] of strongest(near)) {
    ofYear[day] = Math.round(((ofYear[day] ?? 0) * share) / 1000)
  }
  return { ofYear, ofWeek: isBusiness ? WEEKDAYS.business : WEEKDAYS.leisure }
}

function climateOf(latitude: number): keyof typeof SEASONS {
  if (Math.abs(latitude) < WARM_LATITUDE) return 'warm'
  return latitude < 0 ? 'south' : 'north'
}

/** The months' values stand for their middle; the days between are interpolated. */
function seasonOn(season: readonly number[], day: number): number {
  const position = (day * MONTHS) / DAYS - 0.5
  const month = Math.floor(position)
  const at = (index: number) => season[(index + MONTHS) % MONTHS] ?? 1000
  return Math.round(at(month) + (at(month + 1) - at(month)) * (position - month))
}

function isNear({ country, city }: CityEvent, { address, latitude, longitude }: SeedHotel) {
  if (country && country !== address.country.code) return false
  if (!city) return true
  const east = (longitude - city.longitude) * Math.cos((latitude * Math.PI) / 180)
  return Math.hypot(latitude - city.latitude, east) < CITY_DEGREES
}

/** The strongest of the events by day of the year. */
function strongest(near: readonly CityEvent[]): Map<number, number> {
  const shares = new Map<number, number>()
  for (const { from, to, demand } of near) {
    const [first, last] = [leapYearDay(from), leapYearDay(to)]
    const length = (last - first + DAYS) % DAYS
    for (let night = 0; night <= length; night += 1) {
      const day = (first + night) % DAYS
      shares.set(day, Math.max(shares.get(day) ?? 0, demand))
    }
  }
  return shares
}

function leapYearDay(monthAndDay: string): number {
  return dayOfYear(dayNumber(`2000-${monthAndDay}`))
}
