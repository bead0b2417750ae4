import { defineWidget } from '../../mapping/define-widget'
import { useReservationLookupPage } from './reservation-lookup.model'
import { reservationLookupSchema } from './reservation-lookup.schema'
import { ReservationLookup } from './reservation-lookup.view'

export default defineWidget({
  type: 'reservation-lookup',
  title: 'Find a reservation, on its page',
  group: 'Page',
  schema: reservationLookupSchema,
  useModel: useReservationLookupPage,
  opens: ({ showSignIn }) => (showSignIn ? { 'sign-in': 'link' } : {}),
  View: ReservationLookup,
  // The form is the page's main content, and a member must not be asked to sign in again.
  when: 'load',
  translations: () => import('./reservation-lookup.translations'),
  author: {
    description: 'Finds a reservation by its number and a name; what the page of lookups is for.',
    emptyLabel: 'Find a reservation, on its page',
  },
})
