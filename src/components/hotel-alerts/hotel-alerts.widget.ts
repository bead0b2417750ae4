import { defineWidget } from '../../mapping/define-widget'
import { useHotelAlerts } from './hotel-alerts.model'
import { hotelAlertsSchema } from './hotel-alerts.schema'
import { HotelAlerts } from './hotel-alerts.view'

export default defineWidget({
  type: 'hotel-alerts',
  title: 'Hotel alerts',
  group: 'Hotel',
  schema: hotelAlertsSchema,
  useModel: useHotelAlerts,
  View: HotelAlerts,
  author: {
    description: 'Says in one sentence what an author places it for.',
    emptyLabel: 'Hotel alerts: nothing to show yet.',
  },
})
