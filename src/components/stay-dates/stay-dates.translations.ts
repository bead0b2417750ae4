import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './stay-dates.labels'
import type { StayDatesProps } from './stay-dates.schema'

export const translations: Translations<StayDatesProps['labels']> = withShared(shared, {
  'de-DE': { title: 'Daten und Gäste' },
  'ja-JP': { title: '日程と人数' },
  'zh-CN': { title: '日期和人数' },
  'ar-SA': { title: 'التواريخ والضيوف' },
  'es-ES': { title: 'Fechas y huéspedes' },
})
