import { defineWidget } from '../../mapping/define-widget'
import { questionsAbout, useShareReservation } from './share-reservation.model'
import { addToCalendarQuery } from './share-reservation.operations'
import { shareReservationSchema } from './share-reservation.schema'
import { ShareReservation } from './share-reservation.view'

export default defineWidget({
  type: 'share-reservation',
  title: 'Share a booking',
  group: 'Page',
  schema: shareReservationSchema,
  useModel: useShareReservation,
  View: ShareReservation,
  // Its forms and links work without a script.
  when: 'presence',
  preload: (_props, context) =>
    context.mode === 'edit'
      ? []
      : [{ query: addToCalendarQuery, variables: questionsAbout(context) }],
  translations: () => import('./share-reservation.translations'),
  author: {
    description: 'Sends a booking to fellow travellers, and puts it into a calendar.',
    emptyLabel: 'Share a booking: shown to a visitor who has booked.',
  },
})
