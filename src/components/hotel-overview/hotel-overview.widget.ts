import { defineWidget } from '../../mapping/define-widget'
import { useHotelOverview } from './hotel-overview.model'
import { hotelOverviewSchema } from './hotel-overview.schema'
import { HotelOverview } from './hotel-overview.view'

export default defineWidget({
  type: 'hotel-overview',
  title: 'Hotel overview',
  group: 'Hotel',
  schema: hotelOverviewSchema,
  useModel: useHotelOverview,
  View: HotelOverview,
  author: {
    description: 'Says in one sentence what an author places it for.',
    emptyLabel: 'Hotel overview: nothing to show yet.',
  },
})
