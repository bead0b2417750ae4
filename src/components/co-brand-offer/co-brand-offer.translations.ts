import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './co-brand-offer.labels'
import type { CoBrandOfferProps } from './co-brand-offer.schema'

export const translations: Translations<CoBrandOfferProps['labels']> = withShared(shared, {
  'de-DE': {
    apply: 'Jetzt beantragen',
    chase: 'Chase',
    amex: 'American Express',
  },
  'ja-JP': {
    apply: 'カードを申し込む',
    chase: 'Chase',
    amex: 'アメリカン・エキスプレス',
  },
  'zh-CN': {
    apply: '立即申请',
    chase: 'Chase',
    amex: '美国运通',
  },
  'ar-SA': {
    apply: 'قدّم طلبك الآن',
    chase: 'تشيس',
    amex: 'أمريكان إكسبريس',
  },
  'es-ES': {
    apply: 'Solicitar ahora',
    chase: 'Chase',
    amex: 'American Express',
  },
})
