import { defineWidget } from '../../mapping/define-widget'
import { useShareReservation } from './share-reservation.model'
import { shareReservationSchema } from './share-reservation.schema'
import { ShareReservation } from './share-reservation.view'

export default defineWidget({
  type: 'share-reservation',
  title: 'Share reservation',
  group: 'Block',
  schema: shareReservationSchema,
  useModel: useShareReservation,
  View: ShareReservation,
  author: {
    description: 'Says in one sentence what an author places it for.',
    emptyLabel: 'Share reservation: nothing to show yet.',
  },
})
