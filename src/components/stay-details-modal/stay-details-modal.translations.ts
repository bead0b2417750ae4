import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './stay-details-modal.labels'
import type { StayDetailsModalProps } from './stay-details-modal.schema'

export const translations: Translations<StayDetailsModalProps['labels']> = withShared(shared, {
  'de-DE': {
    title: 'Aufenthalt ändern',
    datesMissing: 'Wählen Sie Check-in und Check-out.',
  },
  'ja-JP': {
    title: 'ご滞在の変更',
    datesMissing: 'チェックイン日とチェックアウト日を選択してください。',
  },
  'zh-CN': {
    title: '更改住宿',
    datesMissing: '请选择入住和退房日期。',
  },
  'ar-SA': {
    title: 'تغيير إقامتك',
    datesMissing: 'اختر تاريخ تسجيل الوصول وتاريخ المغادرة.',
  },
  'es-ES': {
    title: 'Cambiar la estancia',
    datesMissing: 'Elija el día de llegada y el de salida.',
  },
})
