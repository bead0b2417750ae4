import type { MapArea } from '../../../src/rules/stay/map-area'
import { allHotels } from '../../seed/hotels'
import { caseStay } from '../../seed/rates/cases'
import { roomsOf } from '../../seed/rooms'
import { capacity } from '../nights/capacity'
import type { Taken } from '../nights/night-rules'
import { metresBetween } from '../numbers/distance'
import { isForEverybody } from '../sale/open-plans'
import { hotelOf } from '../testing/hotels'
import { noneTaken, search, TODAY } from '../testing/questions'
import { searchHotels } from './hotel-search'
import { offers } from './offers'

const context = { today: () => TODAY, taken: noneTaken, near: null }

/** Bankside. */
const london = { latitude: 51.5061, longitude: -0.0995 }

test('distances are those on the ground', () => {
  const munich = { latitude: 48.1311, longitude: 11.5862 }
  expect(metresBetween(london, munich) / 1000).toBeCloseTo(914, -1)
  expect(metresBetween(london, london)).toBe(0)
})

test('a search finds the hotels within its radius, the nearest first', () => {
  const found = searchHotels(allHotels, search, { ...context, near: london })
  const distances = found.map(({ distanceMetres }) => distanceMetres ?? 0)
  expect(found.length).toBeGreaterThan(40)
  expect(distances).toEqual([...distances].sort((a, b) => a - b))
  expect(Math.max(...distances)).toBeLessThanOrEqual(50 * 1609.344)
  const near = searchHotels(allHotels, { ...search, radius: 2 }, { ...context, near: london })
  expect(near.length).toBeLessThan(found.length)
})

const idsIn = (area: MapArea, near: typeof london | null = null) =>
  searchHotels(allHotels, { ...search, area }, { ...context, near }).map(({ hotel }) => hotel.id)

test('an area of the map takes the place of the radius', () => {
  const bavaria = { south: 47, west: 11, north: 49, east: 12 }
  expect(idsIn(bavaria)).toContain('MUCDE')
  expect(idsIn(bavaria, london)).toEqual(expect.arrayContaining(idsIn(bavaria)))
  expect(idsIn(bavaria)).not.toContain('NYCAB')
  expect(idsIn({ south: -90, west: -180, north: 90, east: 180 })).toHaveLength(allHotels.length)
})

test('an area may lie on both sides of the date line', () => {
  const pacific = { south: -50, west: 130, north: 50, east: -70 }
  const found = idsIn(pacific)
  expect(found).toEqual(expect.arrayContaining(['TYOJP', 'SYDAU', 'NYCAB']))
  expect(found).not.toContain('MUCDE')
  expect(idsIn({ ...pacific, west: -70, east: 130 })).not.toContain('TYOJP')
})

test('the lowest price is the lowest total that everybody may book', () => {
  for (const { hotel, lowest } of searchHotels(allHotels, search, context)) {
    const totals = offers(hotel, search, { today: TODAY, taken: noneTaken })
      .filter(({ plan }) => isForEverybody(plan))
      .map(({ total }) => total)
    expect([hotel.id, lowest?.total]).toEqual([hotel.id, Math.min(...totals)])
  }
})

test('prices are in order, also of several currencies', () => {
  const found = searchHotels(allHotels, { ...search, sort: 'price' }, context)
  const inPounds = found.filter(({ hotel }) => hotel.currency === 'GBP')
  const totals = inPounds.map(({ lowest }) => lowest?.total ?? 0)
  expect(totals).toEqual([...totals].sort((a, b) => a - b))
  const [bangkok, newYork] = ['BKKTH', 'NYCAB'].map((id) =>
    found.findIndex(({ hotel }) => hotel.id === id),
  )
  expect(bangkok).toBeLessThan(newYork ?? -1)
  // Baht are more, and worth less.
  const total = (index = -1) => found[index]?.lowest?.total ?? 0
  expect(total(bangkok)).toBeGreaterThan(total(newYork))
})

test.each([
  ['rating', (hotel: { reviews: { stars: number } }) => -hotel.reviews.stars],
  ['brand', (hotel: { brand: { name: string } }) => hotel.brand.name],
] as const)('the order by %s', (sort, value) => {
  const found = searchHotels(allHotels, { ...search, sort }, context)
  const values = found.filter(({ refusal }) => !refusal).map(({ hotel }) => value(hotel))
  expect(values).toEqual([...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
})

test('a hotel that is sold out stands last, with the reason', () => {
  const { hotelId, checkIn, checkOut } = caseStay('soldOutWeekend', TODAY)
  const near = hotelOf(hotelId)
  const stay = { ...search, checkIn, checkOut }
  const found = searchHotels([near, hotelOf('NYCAB')], stay, context)
  expect(found.map(({ hotel }) => hotel.id)).toEqual(['NYCAB', hotelId])
  expect(found[1]).toMatchObject({ lowest: null, refusal: { reason: 'soldOut', day: checkIn } })
})

test('several rooms are sold together or not at all', () => {
  const hotel = hotelOf('MUCDE')
  const double = roomsOf('MUCDE').find(({ maxAdults }) => maxAdults === 2)
  // Two rooms are left in the whole house.
  const twoLeft: Taken = (_hotel, code, night) =>
    double && code === double.code ? capacity(hotel, double, night) - 2 : 1000
  const ask = (count: number) => {
    const parties = Array.from({ length: count }, () => ({ adults: 2, childAges: [] }))
    const [found] = searchHotels([hotel], { ...search, parties }, { ...context, taken: twoLeft })
    return found
  }
  const single = ask(1)?.lowest?.total ?? 0
  expect(single).toBeGreaterThan(0)
  expect(ask(2)?.lowest?.total).toBe(single * 2)
  expect(ask(3)).toMatchObject({ lowest: null, refusal: { reason: 'soldOut' } })
})

test('without dates hotels have neither a price nor a reason', () => {
  const undated = { ...search, checkIn: null, checkOut: null }
  for (const { lowest, refusal } of searchHotels(allHotels, undated, context)) {
    expect([lowest, refusal]).toEqual([null, null])
  }
})
