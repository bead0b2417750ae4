import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './book-another-room.labels'
import type { BookAnotherRoomLabels } from './book-another-room.schema'

export const translations: Translations<BookAnotherRoomLabels> = withShared(shared, {
  'de-DE': { steps: 'Zimmer Ihres Aufenthalts', chosen: 'gewählt' },
  'ja-JP': { steps: 'ご滞在の客室', chosen: '選択済み' },
  'zh-CN': { steps: '您住宿的客房', chosen: '已选' },
  'ar-SA': { steps: 'غرف إقامتك', chosen: 'تم الاختيار' },
  'es-ES': { steps: 'Habitaciones de su estancia', chosen: 'elegida' },
})
