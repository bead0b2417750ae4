import { cartQuery } from '../../features/booking/cart/cart.operations'
import { rateDetailsQuery } from '../../features/rates/details/rate-details.operations'
import { defineWidget } from '../../mapping/define-widget'
import { pageVariables, useRateDetails } from './rate-details.model'
import { rateDetailsSchema } from './rate-details.schema'
import { RateDetails } from './rate-details.view'

export default defineWidget({
  type: 'rate-details',
  title: 'Rate details',
  group: 'Hotel',
  schema: rateDetailsSchema,
  useModel: useRateDetails,
  View: RateDetails,
  // Its nights open and its form works without a script.
  when: 'never',
  preload: (_props, page) => {
    const variables = pageVariables(page)
    if (!variables) return []
    const { cartId } = variables
    return [
      { query: rateDetailsQuery, variables },
      ...(cartId ? [{ query: cartQuery, variables: { cartId } }] : []),
    ]
  },
  translations: () => import('./rate-details.translations'),
  author: {
    description:
      'All terms of the rate that a visitor asks about: what is included, the price, cancelling and paying.',
    emptyLabel: 'Rate details: shown when a visitor asks about a rate.',
  },
})
