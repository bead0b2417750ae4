import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './link-banner.labels'
import type { LinkBannerProps } from './link-banner.schema'

export const translations: Translations<LinkBannerProps['labels']> = withShared(shared, {
  'de-DE': {
    columnsWarning: 'Möglich sind 1, 2 oder 4 Spalten; gezeigt werden 2.',
  },
  'ja-JP': {
    columnsWarning: '列数は1、2、4のいずれかです。2列で表示しています。',
  },
  'zh-CN': {
    columnsWarning: '列数只能是1、2或4，当前按2列显示。',
  },
  'ar-SA': {
    columnsWarning: 'يمكن أن يكون عدد الأعمدة 1 أو 2 أو 4، ويظهر الآن عمودان.',
  },
  'es-ES': {
    columnsWarning: 'Puede haber 1, 2 o 4 columnas: se muestran 2.',
  },
})
