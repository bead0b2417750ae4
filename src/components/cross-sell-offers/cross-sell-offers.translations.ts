import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './cross-sell-offers.labels'
import type { CrossSellOffersProps } from './cross-sell-offers.schema'

export const translations: Translations<CrossSellOffersProps['labels']> = withShared(shared, {
  'de-DE': { title: 'Für Ihren Aufenthalt', more: 'Mehr erfahren' },
  'ja-JP': { title: 'ご滞在をより豊かに', more: '詳しく見る' },
  'zh-CN': { title: '为您的旅程添彩', more: '了解详情' },
  'ar-SA': { title: 'لإقامة أجمل', more: 'اعرف المزيد' },
  'es-ES': { title: 'Para su estancia', more: 'Más información' },
})
