import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './upsell.labels'
import type { UpsellProps } from './upsell.schema'

export const translations: Translations<UpsellProps['labels']> = withShared(shared, {
  'de-DE': { title: 'Machen Sie mehr aus Ihrem Aufenthalt' },
  'ja-JP': { title: 'ご滞在をさらに快適に' },
  'zh-CN': { title: '让您的住宿更添惊喜' },
  'ar-SA': { title: 'اجعل إقامتك أجمل' },
  'es-ES': { title: 'Disfrute aún más de su estancia' },
})
