import { heartLabels } from '../../features/save-hotel/save-hotel.labels'
import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import type { SaveHotelProps } from './save-hotel.schema'

export const translations: Translations<SaveHotelProps['labels']> = withShared(heartLabels, {
  'de-DE': {
    thisHotel: 'dieses Hotel',
  },
  'ja-JP': {
    thisHotel: 'このホテル',
  },
  'zh-CN': {
    thisHotel: '此酒店',
  },
  'ar-SA': {
    thisHotel: 'هذا الفندق',
  },
  'es-ES': { thisHotel: 'este hotel' },
})
