import type { Translations } from '../../mapping/define-widget'
import type { LinkBannerProps } from './link-banner.schema'

export const translations: Translations<LinkBannerProps['labels']> = {
  'de-DE': {
    newTab: 'öffnet einen neuen Tab',
    columnsWarning: 'Möglich sind 1, 2 oder 4 Spalten; gezeigt werden 2.',
  },
  'ja-JP': {
    newTab: '新しいタブで開きます',
    columnsWarning: '列数は1、2、4のいずれかです。2列で表示しています。',
  },
  'zh-CN': {
    newTab: '在新标签页中打开',
    columnsWarning: '列数只能是1、2或4，当前按2列显示。',
  },
  'ar-SA': {
    newTab: 'يُفتح في علامة تبويب جديدة',
    columnsWarning: 'يمكن أن يكون عدد الأعمدة 1 أو 2 أو 4، ويظهر الآن عمودان.',
  },
}
