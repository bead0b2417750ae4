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
  // The server's HTML shows today's; a script is for who closes one or has a stay of his own. A hotel
  // without any has neither.
  when: (_props, { answers }) =>
    answers.some(({ data }) => 'alerts' in data && data.alerts?.length === 0)
      ? 'never'
      : 'presence',
  // Without a window, for a kept page knows of no visitor's stay: the same answer serves every one.
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
