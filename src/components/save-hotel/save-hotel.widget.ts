import { defineWidget } from '../../mapping/define-widget'
import { useSaveHotel } from './save-hotel.model'
import { saveHotelSchema } from './save-hotel.schema'
import { SaveHotel } from './save-hotel.view'

export default defineWidget({
  type: 'save-hotel',
  title: 'Save hotel',
  group: 'Hotel',
  schema: saveHotelSchema,
  useModel: useSaveHotel,
  View: SaveHotel,
  translations: () => import('./save-hotel.translations'),
  author: {
    description: 'A heart with which members save a hotel; nothing for anonymous visitors.',
    emptyLabel: 'Save hotel: shown to members only.',
  },
})
