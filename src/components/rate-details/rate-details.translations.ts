import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './rate-details.labels'
import type { RateDetailsProps } from './rate-details.schema'

export const translations: Translations<RateDetailsProps['labels']> = withShared(shared, {
  'de-DE': { allRates: 'Alle Zimmer und Raten' },
  'ja-JP': { allRates: 'すべての客室と料金' },
  'zh-CN': { allRates: '所有客房与房价' },
  'ar-SA': { allRates: 'جميع الغرف والأسعار' },
})
