import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './rate-details-modal.labels'
import type { RateDetailsModalProps } from './rate-details-modal.schema'

export const translations: Translations<RateDetailsModalProps['labels']> = withShared(shared, {
  'de-DE': { compareWith: 'Vergleichen mit', compareNone: 'Keine andere Rate' },
  'ja-JP': { compareWith: '比較する料金プラン', compareNone: '比較しない' },
  'zh-CN': { compareWith: '对比房价', compareNone: '不对比' },
  'ar-SA': { compareWith: 'قارن مع', compareNone: 'دون مقارنة' },
  'es-ES': { compareWith: 'Comparar con', compareNone: 'Ninguna otra tarifa' },
})
