import { cartQuery } from '../../features/booking/cart/cart.operations'
import { searchProductsByPropertyQuery } from '../../features/rates/products.operations'
import { defineWidget } from '../../mapping/define-widget'
import { hasFilters } from './filtered-rates.model'
import { pageVariables, useRateList } from './rate-list.model'
import { nightlyProductsQuery, searchProductInfoQuery } from './rate-list.operations'
import { rateListParts } from './rate-list.parts'
import { rateListSchema } from './rate-list.schema'
import { RateList } from './rate-list.view'

export default defineWidget({
  type: 'rate-list',
  title: 'Rooms and rates',
  group: 'Hotel',
  schema: rateListSchema,
  useModel: useRateList,
  View: RateList,
  parts: rateListParts,
  firstParts: ({ page }) => (hasFilters(page) ? [rateListParts.filtered] : []),
  // Each rate is a form that works by itself.
  when: 'presence',
  preload: (_props, page) => {
    const { products, nights, changed, cart } = pageVariables(page)
    return [
      ...(nights ? [{ query: nightlyProductsQuery, variables: nights }] : []),
      ...(products ? [{ query: searchProductsByPropertyQuery, variables: products }] : []),
      ...(changed ? [{ query: searchProductInfoQuery, variables: changed }] : []),
      ...(cart ? [{ query: cartQuery, variables: cart }] : []),
    ]
  },
  // Without the dialogs the links lead to the components that show the same.
  opens: { 'rate-details': 'link', 'room-details': 'link', 'stay-details': 'link' },
  translations: () => import('./rate-list.translations'),
  author: {
    description: 'What the hotel sells for the stay: rooms, each with its rates.',
    emptyLabel: 'Rooms and rates: shown on the page, for the dates of a visitor.',
  },
})
