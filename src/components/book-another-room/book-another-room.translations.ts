import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './book-another-room.labels'
import type { BookAnotherRoomLabels } from './book-another-room.schema'

export const translations: Translations<BookAnotherRoomLabels> = withShared(shared, {
  'de-DE': { steps: 'Zimmer Ihres Aufenthalts', room: 'Zimmer {number}', chosen: 'gewählt' },
  'ja-JP': { steps: 'ご滞在の客室', room: '客室{number}', chosen: '選択済み' },
  'zh-CN': { steps: '您住宿的客房', room: '客房 {number}', chosen: '已选' },
  'ar-SA': { steps: 'غرف إقامتك', room: 'الغرفة {number}', chosen: 'تم الاختيار' },
})
