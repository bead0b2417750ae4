import { labelSet } from '../../../ui/labels/label-set'

/** What leads to checking in and out, and does it; what is said where nothing is left to be paid. */
export const checkInLabels = labelSet(
  { checkIn: 'Check in', checkOut: 'Check out', balanceNone: 'Everything is paid.' },
  {
    'de-DE': { checkIn: 'Einchecken', checkOut: 'Auschecken', balanceNone: 'Alles ist bezahlt.' },
    'ja-JP': {
      checkIn: 'チェックインする',
      checkOut: 'チェックアウトする',
      balanceNone: 'お支払いはすべて完了しています。',
    },
    'zh-CN': { checkIn: '办理入住', checkOut: '办理退房', balanceNone: '款项已全部付清。' },
    'ar-SA': { checkIn: 'تسجيل الوصول', checkOut: 'تسجيل المغادرة', balanceNone: 'تم دفع كل شيء.' },
    'es-ES': {
      checkIn: 'Hacer el check-in',
      checkOut: 'Hacer el check-out',
      balanceNone: 'Todo está pagado.',
    },
  },
)
