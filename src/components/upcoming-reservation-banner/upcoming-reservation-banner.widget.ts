import { defineWidget } from '../../mapping/define-widget'
import { questionsOf, useUpcomingReservationBanner } from './upcoming-reservation-banner.model'
import { upcomingReservationBannerSchema } from './upcoming-reservation-banner.schema'
import { UpcomingReservationBanner } from './upcoming-reservation-banner.view'

export default defineWidget({
  type: 'upcoming-reservation-banner',
  title: 'Next stay',
  group: 'Hotel',
  schema: upcomingReservationBannerSchema,
  useModel: useUpcomingReservationBanner,
  View: UpcomingReservationBanner,
  when: 'visible',
  preload: questionsOf,
  translations: () => import('./upcoming-reservation-banner.translations'),
  author: {
    description: 'The visitor’s next stay with its date, the way there and the hotel’s number.',
    emptyLabel: 'Next stay: shown to a visitor who is travelling soon.',
  },
})
