import { priceLabels } from './price.labels'
import type { OfferedProduct } from './product.model'
import { rateLabels } from './rate.labels'
import { rowRate } from './rate-row.model'

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
