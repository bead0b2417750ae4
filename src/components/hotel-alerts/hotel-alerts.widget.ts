import { defineWidget } from '../../mapping/define-widget'
import { useHotelAlerts } from './hotel-alerts.model'
import { alertsQuery } from './hotel-alerts.operations'
import { hotelAlertsSchema } from './hotel-alerts.schema'
import { HotelAlerts } from './hotel-alerts.view'

export default defineWidget({
  type: 'hotel-alerts',
  title: 'Hotel alerts',
  group: 'Hotel',
  schema: hotelAlertsSchema,
  useModel: useHotelAlerts,
  View: HotelAlerts,
  // The server's HTML shows today's notices. The script is for closing one and for a visitor's own stay.
  // A hotel without notices has neither.
  when: (_props, { answers }) =>
    answers.some(({ data }) => 'alerts' in data && data.alerts?.length === 0)
      ? 'never'
      : 'presence',
  // Without dates, because a cached page has no visitor's stay: the answer is the same for all.
  preload: ({ pages }, { locale, mode, page: { id, propertyId } }) =>
    propertyId && (mode === 'edit' || pages.length === 0 || pages.includes(id))
      ? [{ query: alertsQuery, variables: { propertyId, locale } }]
      : [],
  translations: () => import('./hotel-alerts.translations'),
  author: {
    description: 'What guests of the hotel should know: works, closures, local rules.',
    emptyLabel: 'Hotel alerts: this hotel has none, or the page belongs to no hotel.',
  },
})
