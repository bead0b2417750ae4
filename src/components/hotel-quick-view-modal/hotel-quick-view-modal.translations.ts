import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './hotel-quick-view-modal.labels'
import type { HotelQuickViewModalProps } from './hotel-quick-view-modal.schema'

export const translations: Translations<HotelQuickViewModalProps['labels']> = withShared(shared, {
  'de-DE': {},
  'ja-JP': {},
  'zh-CN': {},
  'ar-SA': {},
  'es-ES': {},
})
