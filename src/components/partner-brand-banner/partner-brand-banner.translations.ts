import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './partner-brand-banner.labels'
import type { PartnerBrandBannerProps } from './partner-brand-banner.schema'

export const translations: Translations<PartnerBrandBannerProps['labels']> = withShared(shared, {
  'de-DE': {
    disclosure: 'Anzeige. {partner} bezahlt uns dafür.',
  },
  'ja-JP': {
    disclosure: '広告。当社は{partner}から広告料を受け取っています。',
  },
  'zh-CN': {
    disclosure: '广告。{partner}为此向我们付费。',
  },
  'ar-SA': {
    disclosure: 'إعلان. نتقاضى مقابله أجرًا من {partner}.',
  },
  'es-ES': {
    disclosure: 'Publicidad. {partner} nos paga por ella.',
  },
})
