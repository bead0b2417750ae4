import { defineWidget } from '../../mapping/define-widget'
import { questionsOf, useCheckInBanner } from './check-in-banner.model'
import { checkInBannerSchema } from './check-in-banner.schema'
import { CheckInBanner } from './check-in-banner.view'

export default defineWidget({
  type: 'check-in-banner',
  title: 'Check-in',
  group: 'Page',
  schema: checkInBannerSchema,
  useModel: useCheckInBanner,
  View: CheckInBanner,
  // Its form works without a script; a member who has come from the sign-in reads of it at once.
  when: 'presence',
  preload: questionsOf,
  translations: () => import('./check-in-banner.translations'),
  author: {
    description:
      'Lets guests check in online from two days before their arrival, and says afterwards where their stay stands.',
    emptyLabel: 'Check-in: shown from two days before the arrival until the departure.',
  },
})
