import { cartQuery } from '../../features/cart/cart.operations'
import { cartVariables } from '../../features/cart/use-cart'
import { searchProductsByPropertyQuery } from '../../features/rates/products.operations'
import { productsVariables } from '../../features/rates/use-products'
import { defineWidget } from '../../mapping/define-widget'
import { parseSearch } from '../../rules/stay/stay-search'
import { useRateList } from './rate-list.model'
import { rateListSchema } from './rate-list.schema'
import { RateList } from './rate-list.view'

export default defineWidget({
  type: 'rate-list',
  title: 'Rooms and rates',
  group: 'Hotel',
  schema: rateListSchema,
  useModel: useRateList,
  View: RateList,
  // Each rate is a form that works by itself.
  when: 'presence',
  preload: (_props, { page, site, mode, renderedAt }) => {
    const search = parseSearch(new URLSearchParams(page.search), site, renderedAt ?? Date.now())
    const variables = mode === 'edit' ? null : productsVariables(search, page)
    const cart = cartVariables(page)
    return [
      ...(variables ? [{ query: searchProductsByPropertyQuery, variables }] : []),
      ...(cart ? [{ query: cartQuery, variables: cart }] : []),
    ]
  },
  translations: () => import('./rate-list.translations'),
  author: {
    description: 'What the hotel sells for the stay: rooms, each with its rates.',
    emptyLabel: 'Rooms and rates: shown on the page, for the dates of a visitor.',
  },
})
