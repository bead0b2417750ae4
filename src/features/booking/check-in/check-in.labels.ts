import { labelSet } from '../../../ui/labels/label-set'

/** What leads to checking in, and does it. */
export const checkInLabels = labelSet(
  { checkIn: 'Check in' },
  {
    'de-DE': { checkIn: 'Einchecken' },
    'ja-JP': { checkIn: 'チェックインする' },
    'zh-CN': { checkIn: '办理入住' },
    'ar-SA': { checkIn: 'تسجيل الوصول' },
  },
)
