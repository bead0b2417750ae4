import { labelSet } from '../../ui/labels/label-set'

/** What the button says that puts a rate into the cart. */
export const selectLabels = labelSet(
  {
    select: 'Select',
    selectNamed: '{room}, {rate}, {price}',
    selecting: 'One moment, we put the room into your booking',
  },
  {
    'de-DE': {
      select: 'Auswählen',
      selectNamed: '{room}, {rate}, {price}',
      selecting: 'Einen Moment, wir fügen das Zimmer Ihrer Buchung hinzu',
    },
    'ja-JP': {
      select: '選択',
      selectNamed: '{room}、{rate}、{price}',
      selecting: 'お部屋をご予約に追加しています。少々お待ちください',
    },
    'zh-CN': {
      select: '选择',
      selectNamed: '{room}，{rate}，{price}',
      selecting: '正在将客房加入您的预订，请稍候',
    },
    'ar-SA': {
      select: 'اختيار',
      selectNamed: '{room}، {rate}، {price}',
      selecting: 'لحظة من فضلك، نضيف الغرفة إلى حجزك',
    },
  },
)

export type SelectLabels = (typeof selectLabels)['english']
