import { reservationDetailsQuery } from '../../features/booking/order/reservation-details.operations'
import { defineWidget } from '../../mapping/define-widget'
import {
  questionsAbout,
  useCancelledReservationDetails,
} from './cancelled-reservation-details.model'
import { cancelledReservationDetailsQuery } from './cancelled-reservation-details.operations'
import { cancelledReservationDetailsSchema } from './cancelled-reservation-details.schema'
import { CancelledReservationDetails } from './cancelled-reservation-details.view'

export default defineWidget({
  type: 'cancelled-reservation-details',
  title: 'Cancelled or past stay',
  group: 'Hotel',
  schema: cancelledReservationDetailsSchema,
  useModel: useCancelledReservationDetails,
  View: CancelledReservationDetails,
  // Its form and its links work without a script.
  when: 'never',
  preload: ({ variant }, context) => {
    if (context.mode === 'edit') return []
    const variables = questionsAbout(context)
    return variant === 'past'
      ? [{ query: reservationDetailsQuery, variables }]
      : [{ query: cancelledReservationDetailsQuery, variables }]
  },
  translations: () => import('./cancelled-reservation-details.translations'),
  author: {
    description:
      'Tells which rooms of a stay are cancelled and what comes back, lets the guest take them back, or shows a stay that is over.',
    emptyLabel: 'Cancelled or past stay: shown to a visitor with such a stay.',
  },
})
