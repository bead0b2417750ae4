import { priceLabels } from './price.labels'
import type { OfferedProduct } from './product.model'
import { rateLabels } from './rate.labels'
import { differenceText, rowRate } from './rate-row.model'

const labels = {
  ...{ ...rateLabels.english, ...priceLabels.english },
  ...{ standardRate: 'Standard', rateNamed: '{room}, {rate}' },
}

function left(inventory: number | null, lowInventoryAt: number) {
  const product = {
    ...{ id: 'p', inventory, ratePlan: { name: 'Flexible' }, difference: null },
    ...{ rate: { isGuestViewable: true }, rateDetails: null, totalPricing: null },
  } as unknown as OfferedProduct
  const options = { labels, lowInventoryAt, isComparing: false, locale: 'en-US', now: 0 }
  return rowRate(product, 'Garden Twin', [product], options).left
}

it('warns of few rooms from the number on that the author has set, and of no others', () => {
  expect(left(5, 5)).toBe('Only 5 rooms left')
  expect(left(1, 5)).toBe('Only 1 room left')
  expect(left(6, 5)).toBeNull()
  expect(left(0, 5)).toBeNull()
  expect(left(null, 5)).toBeNull()
})

describe('what another rate costs more or less', () => {
  const text = (amount: number, points: number | null) => {
    const money = { amount, decimalPoint: 2, currency: 'USD' }
    return differenceText({ money, points }, labels, 'en-US')
  }

  it('is the same price only where neither money nor points differ', () => {
    expect(text(0, null)).toBe('Same price as now')
    expect(text(0, 24_000)).toBe('24,000 points more than now')
    expect(text(0, -1)).toBe('1 point less than now')
  })

  it('is said of points and of money, each with its direction', () => {
    expect(text(6_000, null)).toBe('$60.00 more than now')
    expect(text(-6_000, 24_000)).toBe('24,000 points more than now, $60.00 less than now')
  })

  it('is said of the row of a rate', () => {
    const product = {
      ...{ id: 'p', inventory: null, ratePlan: { name: 'Points' }, pointsDifference: 24_000 },
      difference: { amount: 0, decimalPoint: 2, currency: 'USD' },
      ...{ rate: { isGuestViewable: true }, rateDetails: null, totalPricing: null },
    } as unknown as OfferedProduct
    const options = { labels, lowInventoryAt: 5, isComparing: false, locale: 'en-US', now: 0 }
    expect(rowRate(product, 'Garden Twin', [product], options).difference).toBe(
      '24,000 points more than now',
    )
  })
})
