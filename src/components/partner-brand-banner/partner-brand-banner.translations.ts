import type { Translations } from '../../mapping/define-widget'
import type { PartnerBrandBannerProps } from './partner-brand-banner.schema'

export const translations: Translations<PartnerBrandBannerProps['labels']> = {
  'de-DE': {
    disclosure: 'Anzeige. {partner} bezahlt uns dafür.',
    newTab: 'öffnet einen neuen Tab',
  },
  'ja-JP': {
    disclosure: '広告。当社は{partner}から広告料を受け取っています。',
    newTab: '新しいタブで開きます',
  },
  'zh-CN': {
    disclosure: '广告。{partner}为此向我们付费。',
    newTab: '在新标签页中打开',
  },
  'ar-SA': {
    disclosure: 'إعلان. نتقاضى مقابله أجرًا من {partner}.',
    newTab: 'يُفتح في علامة تبويب جديدة',
  },
}
