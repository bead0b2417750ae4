import { allHotels as hotels } from '../../seed/hotels'
import { searchHotels, suggestedPlaces } from '../testing/booking-operations'
import { clockAt } from '../testing/clock-at'
import { testApi } from '../testing/test-api'
import { searchOf } from './search-input'

const api = testApi({ hotels, operations: [suggestedPlaces, searchHotels] })
const headers = clockAt('2027-03-01T12:00:00Z')

interface Place {
  placeId: string
  label: string
  detail: string
  type: string
}

const suggest = async (query: string, more: object = {}): Promise<Place[]> => {
  const variables = { query, locale: 'en-US', ...more }
  return (await (await api.server.query(suggestedPlaces, variables)).json()).data.suggestedPlaces
}

interface Facet {
  group: string
  values: { value: string; label: string | null; count: number; isChosen: boolean }[]
}

interface Found {
  total: number
  facets: Facet[]
  place: Place | null
  hotels: {
    property: { id: string }
    lowest: { total: { amount: number; currency: string } } | null
    soldOut: boolean
    reason: { reason: string } | null
    distanceMetres: number | null
  }[]
}

const find = async (search: object, more: object = {}): Promise<Found> => {
  const options = { headers: { ...headers, ...more } }
  const answer = await (await api.server.query(searchHotels, { search }, options)).json()
  expect(answer.errors).toBeUndefined()
  return answer.data.searchHotels
}
const ids = ({ hotels: found }: Found) => found.map(({ property }) => property.id)

const munich = { destination: 'Munich', checkIn: '2027-03-10', checkOut: '2027-03-12' }

test.each([
  ['Munich', 'en-US'],
  ['münch', 'en-US'],
  ['MUNCHEN', 'en-US'],
  ['慕尼黑', 'en-US'],
])('%s is the city, whatever language and accents it is typed in', async (query) => {
  expect((await suggest(query))[0]).toMatchObject({
    type: 'CITY',
    label: 'Munich',
    detail: 'Germany',
  })
})

test('labels are in the language of the page', async () => {
  expect((await suggest('Munich', { locale: 'de-DE' }))[0]?.label).toBe('München')
})

test('an airport is found by its code, a hotel by a word of its name', async () => {
  expect((await suggest('MUC'))[0]).toMatchObject({ type: 'AIRPORT', placeId: 'airport-muc' })
  const [hotel] = (await suggest('Isarufer')).filter(({ type }) => type === 'HOTEL')
  expect(hotel).toMatchObject({ placeId: 'hotel-mucde', label: 'Alderway Munich Isarufer' })
})

test('without words the nearest places are suggested, without a position none', async () => {
  const near = { latitude: 48.14, longitude: 11.58 }
  expect((await suggest('', { near })).map(({ type }) => type)).toContain('CITY')
  expect((await suggest('', { near }))[0]?.label).toMatch(/Munich/)
  expect(await suggest('')).toEqual([])
  expect(await suggest('no such place at all')).toEqual([])
})

test('hotels around a place are found, the nearest first, with the price of the stay', async () => {
  const found = await find(munich)
  expect(found.place).toMatchObject({ label: 'Munich' })
  expect(ids(found)).toContain('MUCDE')
  const distances = found.hotels
    .filter(({ soldOut }) => !soldOut)
    .map((each) => each.distanceMetres)
  expect(distances).toEqual([...distances].sort((a, b) => Number(a) - Number(b)))
  const [first] = found.hotels
  expect(first?.lowest?.total.currency).toBe('EUR')
  expect(first?.lowest?.total.amount).toBeGreaterThan(0)
})

test('a place id, coordinates and a hotel each say where', async () => {
  expect(ids(await find({ ...munich, destination: null, placeId: 'airport-muc' }))).toContain(
    'MUCDE',
  )
  const here = { latitude: 48.13, longitude: 11.59 }
  expect(ids(await find({ ...munich, destination: null, ...here }))).toContain('MUCDE')
  expect(ids(await find({ ...munich, destination: null, propertyId: 'MUCDE' }))[0]).toBe('MUCDE')
})

test('a place that nobody knows finds nothing, and says so', async () => {
  expect(await find({ ...munich, destination: 'Atlantis' })).toMatchObject({
    total: 0,
    place: null,
  })
  expect((await find({})).total).toBe(hotels.length)
})

test('without dates there is no price, and nothing is sold out', async () => {
  const { hotels: found } = await find({ destination: 'Munich' })
  for (const hotel of found) expect(hotel).toMatchObject({ lowest: null, soldOut: false })
})

test('pages divide the hotels, in the same order', async () => {
  const all = ids(await find({ recordsPerPage: 100, sort: 'rating' }))
  const first = await find({ recordsPerPage: 5, page: 1, sort: 'rating' })
  const second = await find({ recordsPerPage: 5, page: 2, sort: 'rating' })
  expect([...ids(first), ...ids(second)]).toEqual(all.slice(0, 10))
  expect(first.total).toBe(all.length)
})

test('a page beyond the last is the last', async () => {
  const all = ids(await find({ recordsPerPage: 100 }))
  const last = await find({ recordsPerPage: 10, page: 900 })
  expect(last).toMatchObject({ page: Math.ceil(all.length / 10) })
  expect(ids(last)).toEqual(all.slice((Math.ceil(all.length / 10) - 1) * 10))
})

test('a sold-out hotel stands last, with its reason', async () => {
  const { hotels: found } = await find(munich, { 'x-foyer-fault': 'SearchHotels:soldout' })
  for (const hotel of found) {
    expect(hotel).toMatchObject({ soldOut: true, lowest: null, reason: { reason: 'soldOut' } })
  }
})

test('a day that does not exist is refused', async () => {
  const search = { ...munich, checkIn: '2027-02-30' }
  const answer = await (await api.server.query(searchHotels, { search })).json()
  expect(answer.errors[0].message).toContain('YYYY-MM-DD')
})

test('values out of range become the nearest search, as in an address', () => {
  const now = Date.parse('2027-03-01T12:00:00Z')
  expect(
    searchOf({ rooms: 40, adultsPerRoom: [-3], childAges: [[99, 4]], radius: -1, page: 0 }, now),
  ).toMatchObject({ radius: 50, page: 1, recordsPerPage: 40, sort: 'distance' })
  expect(searchOf({ rooms: 40 }, now).parties).toHaveLength(9)
  expect(searchOf({ adultsPerRoom: [2, 1], childAges: [[4, null], []] }, now).parties).toEqual([
    { adults: 2, childAges: [4, null] },
    { adults: 1, childAges: [] },
  ])
  expect(searchOf({ rooms: 2, adultsPerRoom: [3] }, now).parties).toEqual([
    { adults: 3, childAges: [] },
    { adults: 3, childAges: [] },
  ])
})

describe('filters', () => {
  const london = { ...munich, destination: 'London' }
  const filtered = (filters: string[], more: object = {}) => find({ ...london, filters, ...more })
  const facetValue = ({ facets }: Found, group: string, value: string) =>
    facets.find((one) => one.group === group)?.values.find((one) => one.value === value)

  test('a value’s count is the number of hotels that it leaves', async () => {
    const all = await filtered([])
    const fitness = facetValue(all, 'amenities', 'fitness')
    expect(fitness).toMatchObject({ label: 'Fitness room', isChosen: false })
    const some = await filtered(['amenities.fitness'])
    expect(some.total).toBe(fitness?.count)
    expect(some.total).toBeLessThan(all.total)
    expect(facetValue(some, 'amenities', 'fitness')).toMatchObject({ isChosen: true })
  })

  test('values are named in the language of the page', async () => {
    const found = await find(london, { 'accept-language': 'de-DE' })
    expect(facetValue(found, 'amenities', 'fitness')).toMatchObject({ label: 'Fitnessraum' })
  })

  test('pages divide the hotels that the filters leave', async () => {
    const filters = ['amenities.fitness', 'amenities.bar']
    const all = await filtered(filters, { recordsPerPage: 100 })
    const second = await filtered(filters, { recordsPerPage: 5, page: 2 })
    expect(second.total).toBe(all.total)
    expect(ids(second)).toEqual(ids(all).slice(5, 10))
    expect(ids(second).length).toBeGreaterThan(0)
  })

  test('no filter is no error: unknown groups, wrong bands, hundreds of them', async () => {
    const all = await filtered([])
    const many = Array.from({ length: 300 }, (_, index) => `brand.b${index}`)
    for (const filters of [['x.y', '', '.', 'price.7-9', 'brand.<b>', '__proto__.x'], many])
      expect(ids(await filtered(filters))).toEqual(ids(all))
  })

  test('an area takes the place of the radius, also where the place is unknown', async () => {
    const area = { south: 47, west: 11, north: 49, east: 12 }
    expect(ids(await find({ ...london, area }))).toContain('MUCDE')
    expect(ids(await find({ ...munich, destination: 'Atlantis', area }))).toContain('MUCDE')
    const line = { ...area, south: 49 }
    expect(ids(await find({ ...london, area: line }))).toEqual(ids(await find(london)))
  })
})
