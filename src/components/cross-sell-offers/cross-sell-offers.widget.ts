import { defineWidget } from '../../mapping/define-widget'
import { useCrossSellOffers } from './cross-sell-offers.model'
import { crossSellOffersSchema } from './cross-sell-offers.schema'
import { CrossSellOffers } from './cross-sell-offers.view'

export default defineWidget({
  type: 'cross-sell-offers',
  title: 'Cross sell offers',
  group: 'Block',
  schema: crossSellOffersSchema,
  useModel: useCrossSellOffers,
  View: CrossSellOffers,
  author: {
    description: 'Says in one sentence what an author places it for.',
    emptyLabel: 'Cross sell offers: nothing to show yet.',
  },
})
