import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './stay-details-modal.labels'
import type { StayDetailsModalProps } from './stay-details-modal.schema'

export const translations: Translations<StayDetailsModalProps['labels']> = withShared(shared, {
  'de-DE': {
    title: 'Aufenthalt ändern',
    datesMissing: 'Wählen Sie Check-in und Check-out.',
    cartImpact:
      'Mit einem anderen Aufenthalt beginnt Ihre Buchung von vorn: Die gewählten Zimmer werden entfernt.',
  },
  'ja-JP': {
    title: 'ご滞在の変更',
    datesMissing: 'チェックイン日とチェックアウト日を選択してください。',
    cartImpact: 'ご滞在を変更すると予約は最初からになり、選択済みの客室は削除されます。',
  },
  'zh-CN': {
    title: '更改住宿',
    datesMissing: '请选择入住和退房日期。',
    cartImpact: '更改住宿后需重新预订，已选的客房将被移除。',
  },
  'ar-SA': {
    title: 'تغيير إقامتك',
    datesMissing: 'اختر تاريخ تسجيل الوصول وتاريخ المغادرة.',
    cartImpact: 'عند تغيير الإقامة يبدأ حجزك من جديد، وستُزال الغرف التي اخترتها.',
  },
})
