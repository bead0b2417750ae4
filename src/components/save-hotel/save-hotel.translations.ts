import { saveLabels } from '../../features/save-hotel/save-hotel.labels'
import type { Translations } from '../../mapping/define-widget'
import { pick, withShared } from '../../ui/labels/label-set'
import type { SaveHotelProps } from './save-hotel.schema'

/** The labels that it has in common with others. */
export const shared = pick(
  saveLabels,
  'save',
  'saved',
  'saveName',
  'savedName',
  'savedNow',
  'removedNow',
  'limit',
  'saveFailed',
)

export const translations: Translations<SaveHotelProps['labels']> = withShared(shared, {
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
})
