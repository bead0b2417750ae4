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
  // The server's HTML is complete and its link works. Not `interaction`: if the flag is off for a
  // visitor, the banner has to be removed before it is visible.
  when: 'visible:800',
  translations: () => import('./partner-brand-banner.translations'),
  author: {
    description: 'A message of a partner: an airline, a card, a car. Once per page.',
    emptyLabel:
      'Partner banner: it needs the partner’s name and a text, and is shown once per page.',
  },
})
