import { defineWidget } from '../../mapping/define-widget'
import { lateView } from '../../mapping/late-part'
import { useCoBrandOffer } from './co-brand-offer.model'
import { coBrandOfferSchema } from './co-brand-offer.schema'

export default defineWidget({
  type: 'co-brand-offer',
  title: 'Credit card offer',
  group: 'Page',
  schema: coBrandOfferSchema,
  useModel: useCoBrandOffer,
  // Only eligible members download the view.
  View: lateView(async () => (await import('./co-brand-offer.view')).CoBrandOffer),
  // Not `visible`: an offer that appears in view would move the content below it.
  when: 'visible:2000',
  translations: () => import('./co-brand-offer.translations'),
  author: {
    description: 'The chain’s credit card, for members who may apply for one.',
    emptyLabel: 'Credit card offer: it needs a page of the card that is on the site’s list.',
  },
})
