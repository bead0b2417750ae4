import { labelSet } from '../../ui/labels/label-set'

/** What the choices of a form about a person are called. */
export const personalDetailsLabels = labelSet(
  { callingCode: 'Calling code' },
  {
    'de-DE': { callingCode: 'Ländervorwahl' },
    'ja-JP': { callingCode: '国番号' },
    'zh-CN': { callingCode: '国际电话区号' },
    'ar-SA': { callingCode: 'رمز الاتصال الدولي' },
  },
)
