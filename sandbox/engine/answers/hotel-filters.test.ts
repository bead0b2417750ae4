import { exchangeRates } from '../../seed/exchange-rates'
import { allHotels } from '../../seed/hotels'
import { noneTaken, search, TODAY } from '../testing/questions'
import { filterHotels } from './hotel-filters'
import { type FoundHotel, searchHotels } from './hotel-search'

const bankside = { latitude: 51.5061, longitude: -0.0995 }
const context = { today: () => TODAY, taken: noneTaken, near: bankside }
const aroundLondon = searchHotels(allHotels, search, context)
const everywhere = searchHotels(allHotels, search, { ...context, near: null })

const nightly = ({ lowest }: FoundHotel) => (lowest ? Math.round(lowest.total / 2) : null)
const filter = (filters: string[], all = aroundLondon) =>
  filterHotels(all, { filters, radius: 50, nightly })
const countOf = (filters: string[], value: string, all = aroundLondon) => {
  const [group, own] = value.split('.')
  const facet = filter(filters, all).facets.find((one) => one.group === group)
  return facet?.values.find((one) => one.value === own)?.count
}
const has = (code: string) => (found: FoundHotel) =>
  found.hotel.amenities.some((amenity) => amenity.code === code)

test('without filters all hotels are left, and each count is the hotels of its value', () => {
  const { found, facets } = filter([])
  expect(found).toEqual(aroundLondon)
  expect(facets.map(({ group }) => group)).toEqual(['brand', 'price', 'distance', 'amenities'])
  expect(countOf([], 'amenities.fitness')).toBe(aroundLondon.filter(has('FITNESS')).length)
  const prices = facets.find(({ group }) => group === 'price')?.values ?? []
  expect(prices.reduce((sum, { count }) => sum + count, 0)).toBe(aroundLondon.length)
})

test('inside a group any value fits, between groups all have to', () => {
  const either = filter(['amenities.fitness', 'amenities.bicycles']).found
  expect(either).toEqual(aroundLondon.filter((one) => has('FITNESS')(one) || has('BICYCLES')(one)))
  const both = filter(['amenities.fitness', 'brand.alderway-max']).found
  expect(both).toEqual(
    aroundLondon.filter((one) => has('FITNESS')(one) && one.hotel.brand.name === 'Alderway Max'),
  )
  expect(both.length).toBeGreaterThan(0)
  expect(both.length).toBeLessThan(either.length)
})

test('the counts of a group are those of the other groups’ choices', () => {
  const filters = ['amenities.fitness', 'brand.alderway-max']
  const left = filter(filters).found.length
  expect(countOf(filters, 'amenities.fitness')).toBe(left)
  expect(countOf(filters, 'brand.alderway-max')).toBe(left)
  const max = aroundLondon.filter(({ hotel }) => hotel.brand.name === 'Alderway Max')
  expect(countOf(filters, 'amenities.bicycles')).toBe(max.filter(has('BICYCLES')).length)
})

test('what nobody near by has is not offered, but stays while it is chosen', () => {
  expect(countOf([], 'brand.dessin')).toBeUndefined()
  const { found, facets } = filter(['brand.dessin'])
  expect(found).toEqual([])
  const brands = facets.find(({ group }) => group === 'brand')?.values
  expect(brands).toContainEqual(
    expect.objectContaining({ value: 'dessin', count: 0, isChosen: true }),
  )
})

test('prices are by night, in the currency that most hotels have, others at its rate', () => {
  const prices = filter([], everywhere).facets.find(({ group }) => group === 'price')?.values ?? []
  expect(new Set(prices.map(({ price }) => price?.currency))).toEqual(new Set(['GBP']))
  expect(prices.reduce((sum, { count }) => sum + count, 0)).toBe(everywhere.length)
  const { found } = filter(['price.100-150'], everywhere)
  expect(found.some(({ hotel }) => hotel.currency !== 'GBP')).toBe(true)
  for (const one of found) {
    const { currency } = one.hotel
    const major = (nightly(one) ?? 0) / (currency === 'JPY' ? 1 : 100)
    const pounds = (major / (exchangeRates[currency] ?? 1)) * (exchangeRates.GBP ?? 1)
    expect(pounds).toBeGreaterThan(100)
    expect(pounds).toBeLessThanOrEqual(150)
  }
})

test('bands of a currency of small units are round there', () => {
  const inJapan = everywhere.filter(({ hotel }) => hotel.currency === 'JPY')
  const prices = filter([], inJapan).facets.find(({ group }) => group === 'price')?.values ?? []
  expect(prices.length).toBeGreaterThan(0)
  for (const { price } of prices) expect((price?.from ?? 0) % 1000).toBe(0)
})

test('a distance reaches from the place on; without a place there is none', () => {
  const { found } = filter(['distance.2', 'distance.5'])
  expect(found).toEqual(
    aroundLondon.filter(({ distanceMetres }) => (distanceMetres ?? 0) <= 5 * 1609.344),
  )
  expect(found.length).toBeLessThan(aroundLondon.length)
  const near = filterHotels(aroundLondon, { filters: [], radius: 5, nightly })
  const values = near.facets.find(({ group }) => group === 'distance')?.values
  expect(values?.map(({ value }) => value)).toEqual(['2'])
  expect(filter([], everywhere).facets.map(({ group }) => group)).not.toContain('distance')
})

test('a group that all hotels are alike in is left out', () => {
  const alike = aroundLondon.filter(({ hotel }) => hotel.brand.name === 'Alderway Max')
  const groups = filter([], alike).facets.map(({ group }) => group)
  expect(groups).not.toContain('brand')
  expect(groups).toContain('amenities')
  const chosen = filter(['brand.alderway-max'], alike).facets.map(({ group }) => group)
  expect(chosen).toContain('brand')
})

test('without dates nothing is filtered by price', () => {
  const undated = aroundLondon.map((one) => ({ ...one, lowest: null }))
  const { found, facets } = filter(['price.100-150'], undated)
  expect(found).toEqual(undated)
  expect(facets.map(({ group }) => group)).not.toContain('price')
})

test.each([
  [['pool.amenities']],
  [['amenities.']],
  [['price.120-130', 'price.-1', 'price.1e9', 'price.NaN', 'price.100-']],
  [['__proto__.x', 'constructor.name', 'brand.__proto__', 'distance.999']],
  [Array.from({ length: 1000 }, (_, index) => `brand.b${index}`)],
])('filters that do not exist are ignored: %#', (filters) => {
  const { found, facets } = filter(filters)
  expect(found).toEqual(aroundLondon)
  expect(facets.flatMap(({ values }) => values).some(({ isChosen }) => isChosen)).toBe(false)
})
