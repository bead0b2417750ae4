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
  // Only who is eligible downloads how it looks.
  View: lateView(async () => (await import('./co-brand-offer.view')).CoBrandOffer),
  // Not when its place is near, as for what nobody asked for: what comes there would move what follows.
  when: 'visible:2000',
  translations: () => import('./co-brand-offer.translations'),
  author: {
    description: 'The chain’s credit card, for members who may apply for one.',
    emptyLabel: 'Credit card offer: it needs a page of the card that is on the site’s list.',
  },
})
