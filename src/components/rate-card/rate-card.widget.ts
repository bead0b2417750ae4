import { searchProductsByPropertyQuery } from '../../features/rates/products.operations'
import { roomDetailsFeaturesQuery } from '../../features/rates/room/room-features.operations'
import { defineWidget } from '../../mapping/define-widget'
import { pageVariables, useRateCard } from './rate-card.model'
import { rateCardSchema } from './rate-card.schema'
import { RateCard } from './rate-card.view'

export default defineWidget({
  type: 'rate-card',
  title: 'One room',
  group: 'Hotel',
  schema: rateCardSchema,
  useModel: useRateCard,
  View: RateCard,
  // Its links work by themselves; the price is of the visitor's own rates, in the visitor's currency.
  when: (props, page) => (pageVariables(props, page).products ? 'presence' : 'never'),
  preload: (props, page) => {
    const { room, products } = pageVariables(props, page)
    return [
      ...(room ? [{ query: roomDetailsFeaturesQuery, variables: room }] : []),
      ...(products ? [{ query: searchProductsByPropertyQuery, variables: products }] : []),
    ]
  },
  translations: () => import('./rate-card.translations'),
  author: {
    description: 'One room type of the hotel, with its lowest price for the dates of a visitor.',
    emptyLabel: 'One room: choose a room type of the page’s hotel.',
  },
})
