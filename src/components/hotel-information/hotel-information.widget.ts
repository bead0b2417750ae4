import { defineWidget } from '../../mapping/define-widget'
import { useHotelInformation } from './hotel-information.model'
import { hotelInformationSchema } from './hotel-information.schema'
import { HotelInformation } from './hotel-information.view'

export default defineWidget({
  type: 'hotel-information',
  title: 'Hotel information',
  group: 'Hotel',
  schema: hotelInformationSchema,
  useModel: useHotelInformation,
  View: HotelInformation,
  author: {
    description: 'Says in one sentence what an author places it for.',
    emptyLabel: 'Hotel information: nothing to show yet.',
  },
})
