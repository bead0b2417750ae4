import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './room-details.labels'
import type { RoomDetailsProps } from './room-details.schema'

/** Every text is a shared one. */
export const translations: Translations<RoomDetailsProps['labels']> = withShared(shared, {
  'de-DE': {},
  'ja-JP': {},
  'zh-CN': {},
  'ar-SA': {},
  'es-ES': {},
})
