import { defineWidget } from '../../mapping/define-widget'
import { useTravelInsuranceBanner } from './travel-insurance-banner.model'
import { travelInsuranceBannerSchema } from './travel-insurance-banner.schema'
import { TravelInsuranceBanner } from './travel-insurance-banner.view'

export default defineWidget({
  type: 'travel-insurance-banner',
  title: 'Travel insurance banner',
  group: 'Page',
  schema: travelInsuranceBannerSchema,
  useModel: useTravelInsuranceBanner,
  View: TravelInsuranceBanner,
  // Waits for a link, which a visitor follows.
  when: 'idle',
  translations: () => import('./travel-insurance-banner.translations'),
  author: {
    description: 'A small card that leads to the travel insurance of the same page.',
    emptyLabel: 'Travel insurance banner: appears when a link has pointed to the insurance.',
  },
})
