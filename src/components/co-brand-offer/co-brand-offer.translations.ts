import type { Translations } from '../../mapping/define-widget'
import type { CoBrandOfferProps } from './co-brand-offer.schema'

export const translations: Translations<CoBrandOfferProps['labels']> = {
  'de-DE': {
    apply: 'Jetzt beantragen',
    newTab: 'öffnet einen neuen Tab',
    chase: 'Chase',
    amex: 'American Express',
  },
  'ja-JP': {
    apply: 'カードを申し込む',
    newTab: '新しいタブで開きます',
    chase: 'Chase',
    amex: 'アメリカン・エキスプレス',
  },
  'zh-CN': {
    apply: '立即申请',
    newTab: '在新标签页中打开',
    chase: 'Chase',
    amex: '美国运通',
  },
  'ar-SA': {
    apply: 'قدّم طلبك الآن',
    newTab: 'يُفتح في علامة تبويب جديدة',
    chase: 'تشيس',
    amex: 'أمريكان إكسبريس',
  },
}
