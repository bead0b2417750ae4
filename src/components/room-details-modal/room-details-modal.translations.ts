import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './room-details-modal.labels'
import type { RoomDetailsModalProps } from './room-details-modal.schema'

export const translations: Translations<RoomDetailsModalProps['labels']> = withShared(shared, {
  'de-DE': {
    ratesTitle: 'Raten dieses Zimmers',
    previousRoom: 'Voriges Zimmer: {room}',
    nextRoom: 'Nächstes Zimmer: {room}',
  },
  'ja-JP': {
    ratesTitle: 'この客室の料金プラン',
    previousRoom: '前の客室：{room}',
    nextRoom: '次の客室：{room}',
  },
  'zh-CN': {
    ratesTitle: '此客房的房价',
    previousRoom: '上一间客房：{room}',
    nextRoom: '下一间客房：{room}',
  },
  'ar-SA': {
    ratesTitle: 'أسعار هذه الغرفة',
    previousRoom: 'الغرفة السابقة: {room}',
    nextRoom: 'الغرفة التالية: {room}',
  },
  'es-ES': {
    ratesTitle: 'Tarifas de esta habitación',
    previousRoom: 'Habitación anterior: {room}',
    nextRoom: 'Habitación siguiente: {room}',
  },
})
