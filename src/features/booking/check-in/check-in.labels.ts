import { labelSet } from '../../../ui/labels/label-set'

/** What leads to checking in and out, and does it. */
export const checkInLabels = labelSet(
  { checkIn: 'Check in', checkOut: 'Check out' },
  {
    'de-DE': { checkIn: 'Einchecken', checkOut: 'Auschecken' },
    'ja-JP': { checkIn: 'チェックインする', checkOut: 'チェックアウトする' },
    'zh-CN': { checkIn: '办理入住', checkOut: '办理退房' },
    'ar-SA': { checkIn: 'تسجيل الوصول', checkOut: 'تسجيل المغادرة' },
  },
)
