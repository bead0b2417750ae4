import { hotelFacets, MANY_RATES, NOW, soldProducts } from '../../../fixtures/filters'
import { type Filters, matcherOf, toggled } from '../filters/filters.rules'
import { bandOf, filterValuesOf, knownFilters } from './rate-filters.model'
import { tabOf } from './rooms.model'

/** The standard rates that filters leave. */
function left(hotel: string, filters: Filters) {
  const products = soldProducts(hotel)
  const values = filterValuesOf(products, filters, NOW)
  const matches = matcherOf(knownFilters(values, filters))
  return products.filter(
    (product) => tabOf(product) === 'standard' && matches(values.get(product) ?? []),
  )
}

const nightly = ({ totalPricing }: ReturnType<typeof soldProducts>[number]) =>
  (totalPricing?.averageNightly.amount ?? 0) /
  10 ** (totalPricing?.averageNightly.decimalPoint ?? 0)

describe.each(['NYCAB', 'TYOJP', 'RUHSA', MANY_RATES])('the facets of %s', (hotel) => {
  it('count what the list shows with them, whatever is chosen', () => {
    let filters: Filters = []
    for (let round = 0; round < 8; round += 1) {
      const { facets, total } = hotelFacets(hotel, { filters })
      expect(total).toBe(left(hotel, filters).length)
      for (const { group, values } of facets)
        for (const { value, count } of values) {
          const others = filters.filter((other) => !other.startsWith(`${group}.`))
          expect([value, count]).toEqual([value, left(hotel, [...others, value]).length])
        }
      const all = facets.flatMap(({ values }) => values)
      const next = all[(round * 5 + 2) % all.length]
      if (next) filters = toggled(filters, next.value)
    }
  })

  it('have price bands next to each other, and each price is in one', () => {
    const { facets } = hotelFacets(hotel)
    const bands = facets
      .find(({ group }) => group === 'price')
      ?.values.map(({ value }) => bandOf(value))
    expect(bands?.length).toBeGreaterThan(1)
    expect(bands?.length).toBeLessThanOrEqual(4)
    expect(bands?.[0]?.from).toBe(0)
    expect(bands?.at(-1)?.to).toBeNull()
    for (const [index, band] of (bands ?? []).slice(1).entries())
      expect(band?.from).toBe(bands?.[index]?.to)
    const values = filterValuesOf(soldProducts(hotel), [], NOW)
    for (const [product, own] of values) {
      const isPriced = product.totalPricing && product.totalPricing.pointsTotal === null
      expect(own.filter((value) => bandOf(value))).toHaveLength(isPriced ? 1 : 0)
    }
  })

  it('tell rates apart: a group of one value for all is left out', () => {
    const all = left(hotel, []).length
    for (const { values } of hotelFacets(hotel).facets)
      expect(values.some(({ count }) => count !== null && count < all)).toBe(true)
  })
})

it('a price band is above its lower and up to its upper limit', () => {
  for (const product of left('NYCAB', ['price.300-400'])) {
    expect(nightly(product)).toBeGreaterThan(300)
    expect(nightly(product)).toBeLessThanOrEqual(400)
  }
  expect(left('NYCAB', ['price.0-100000'])).toEqual(left('NYCAB', []))
})

it('a band of an address stays a value after prices have moved', () => {
  const { filters, facets } = hotelFacets('NYCAB', { filters: ['price.0-333'] })
  expect(filters).toEqual(['price.0-333'])
  expect(facets[0]?.values[0]?.text).toBe('Up to $333')
})

it('a value that no rate of the hotel has is left out', () => {
  const { filters, total } = hotelFacets('NYCAB', {
    filters: ['price.1-2', 'beds.futon', 'meal.breakfast'],
  })
  expect(filters).toEqual(['meal.breakfast'])
  expect(total).toBe(left('NYCAB', ['meal.breakfast']).length)
  expect(total).toBeGreaterThan(0)
})

it('prices have the form of the locale, without decimals', () => {
  const texts = (hotel: string, locale: string) =>
    hotelFacets(hotel, { locale })
      .facets[0]?.values.map(({ text }) => text)
      .join(' | ')
  expect(texts('NYCAB', 'en-US')).toMatch(/^Up to \$\d+ \| .*\$\d+ to \$\d+ \| Over \$\d+$/)
  expect(texts('TYOJP', 'ja-JP')).toMatch(/^￥[\d,]+以下 \| .*￥[\d,]+超$/)
  expect(texts('NYCAB', 'en-US')).not.toContain('.')
})

it('a rate whose price is confidential, and one in points, have no price band', () => {
  for (const [product, values] of filterValuesOf(soldProducts('NYCAB'), [], NOW))
    if (tabOf(product) === 'points') expect(values.some((value) => bandOf(value))).toBe(false)
})
