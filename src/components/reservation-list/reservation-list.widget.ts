import { defineWidget } from '../../mapping/define-widget'
import { stayVariables, useReservationList } from './reservation-list.model'
import { customerReservationsQuery } from './reservation-list.operations'
import { reservationListSchema } from './reservation-list.schema'
import { ReservationList } from './reservation-list.view'

export default defineWidget({
  type: 'reservation-list',
  title: 'List of stays',
  group: 'Page',
  schema: reservationListSchema,
  useModel: useReservationList,
  View: ReservationList,
  // Tabs and pages are links, and its form is sent by the browser.
  when: 'never',
  preload: (props, page) =>
    page.mode === 'edit'
      ? []
      : [{ query: customerReservationsQuery, variables: stayVariables(props, page) }],
  translations: () => import('./reservation-list.translations'),
  author: {
    description:
      'A member’s upcoming, past and cancelled stays; all other visitors can sign in or find one stay.',
    emptyLabel: 'List of stays: members see theirs here.',
  },
})
