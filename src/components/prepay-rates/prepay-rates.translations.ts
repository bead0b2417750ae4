import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './prepay-rates.labels'
import type { PrepayRatesProps } from './prepay-rates.schema'

export const translations: Translations<PrepayRatesProps['labels']> = withShared(shared, {
  'de-DE': {
    title: 'Jetzt bezahlen und sparen',
    text: 'Manche Raten sind günstiger, weil Sie den ganzen Aufenthalt bei der Buchung bezahlen.',
    terms: 'Bedingungen für vorausbezahlte Raten',
  },
  'ja-JP': {
    title: '事前のお支払いでお得に',
    text: 'ご予約時に全額をお支払いいただくと、お得になる料金プランがあります。',
    terms: '事前支払いの料金プランの条件',
  },
  'zh-CN': {
    title: '立即付款，更省钱',
    text: '部分房价在预订时支付全部房费，因此更优惠。',
    terms: '预付房价条款',
  },
  'ar-SA': {
    title: 'ادفع الآن ووفّر',
    text: 'بعض الأسعار أقل لأنك تدفع كامل إقامتك عند الحجز.',
    terms: 'شروط الأسعار المدفوعة مسبقًا',
  },
})
