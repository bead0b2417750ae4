import { defineWidget } from '../../mapping/define-widget'
import { useReservationSummary } from './reservation-summary.model'
import { reservationSummaryQuery } from './reservation-summary.operations'
import { reservationSummarySchema } from './reservation-summary.schema'
import { ReservationSummary } from './reservation-summary.view'

export default defineWidget({
  type: 'reservation-summary',
  title: 'Summary of the reservation',
  group: 'Hotel',
  schema: reservationSummarySchema,
  useModel: useReservationSummary,
  View: ReservationSummary,
  // Opens without a script; only a converted total and the time that is left come later.
  when: 'presence',
  preload: (_props, { page: { cart } }) =>
    cart ? [{ query: reservationSummaryQuery, variables: { cartId: cart } }] : [],
  translations: () => import('./reservation-summary.translations'),
  author: {
    description: 'Stay, rooms, charges and cancellation of the visitor’s booking, beside a form.',
    emptyLabel: 'Summary of the reservation: shown to a visitor who has chosen a room.',
  },
})
