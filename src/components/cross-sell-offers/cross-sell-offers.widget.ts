import { defineWidget } from '../../mapping/define-widget'
import { useCrossSellOffers } from './cross-sell-offers.model'
import { crossSellOffersSchema } from './cross-sell-offers.schema'
import { CrossSellOffers } from './cross-sell-offers.view'

export default defineWidget({
  type: 'cross-sell-offers',
  title: 'Offers for the stay',
  group: 'Page',
  schema: crossSellOffersSchema,
  useModel: useCrossSellOffers,
  View: CrossSellOffers,
  // Far enough below the window for the offers to come before they are in sight.
  when: 'visible:1200',
  translations: () => import('./cross-sell-offers.translations'),
  author: {
    description:
      'Offers around the stay: those of the offer service for this visitor, and yours where it has none.',
    emptyLabel: 'Offers for the stay: add offers of your own, or wait for those of the service.',
  },
})
