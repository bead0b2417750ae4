import { defineWidget } from '../../mapping/define-widget'
import { usePartnerBrandBanner } from './partner-brand-banner.model'
import { partnerBrandBannerSchema } from './partner-brand-banner.schema'
import { PartnerBrandBanner } from './partner-brand-banner.view'

export default defineWidget({
  type: 'partner-brand-banner',
  title: 'Partner banner',
  group: 'Page',
  schema: partnerBrandBannerSchema,
  useModel: usePartnerBrandBanner,
  View: PartnerBrandBanner,
  // The server's HTML has it whole, with a link that works. Not `interaction`: where the flag is off
  // for a visitor it has to be gone before it is in sight.
  when: 'visible:800',
  translations: () => import('./partner-brand-banner.translations'),
  author: {
    description: 'A message of a partner: an airline, a card, a car. Once per page.',
    emptyLabel:
      'Partner banner: it needs the partner’s name and a text, and stands on a page once.',
  },
})
