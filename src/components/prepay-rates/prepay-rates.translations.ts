import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './prepay-rates.labels'
import type { PrepayRatesProps } from './prepay-rates.schema'

export const translations: Translations<PrepayRatesProps['labels']> = withShared(shared, {
  'de-DE': {
    title: 'Jetzt bezahlen und sparen',
    text: 'Manche Raten sind günstiger, weil Sie den ganzen Aufenthalt bei der Buchung bezahlen.',
    terms: 'Bedingungen für vorausbezahlte Raten',
    consentTitle: 'Zahlung bei der Buchung',
    charged: 'Wir berechnen {amount} am {day}, wenn Sie buchen.',
    chargedHidden: 'Wir berechnen den gesamten Aufenthalt am {day}, wenn Sie buchen.',
    agree: 'Ich bin einverstanden, dass {amount} bei der Buchung berechnet werden.',
    agreeHidden:
      'Ich bin einverstanden, dass der gesamte Aufenthalt bei der Buchung berechnet wird.',
    agreementChanged: 'Der Betrag hat sich geändert. Bitte bestätigen Sie den neuen.',
    amountBefore: 'Sie hatten {amount} zugestimmt; der Betrag hat sich seitdem geändert.',
    consentFailed: 'Wir konnten nicht nachsehen, was bei der Buchung berechnet wird.',
  },
  'ja-JP': {
    title: '事前のお支払いでお得に',
    text: 'ご予約時に全額をお支払いいただくと、お得になる料金プランがあります。',
    terms: '事前支払いの料金プランの条件',
    consentTitle: 'ご予約時のお支払い',
    charged: '{day}のご予約時に{amount}を請求いたします。',
    chargedHidden: '{day}のご予約時に宿泊料金の全額を請求いたします。',
    agree: '予約時に{amount}が請求されることに同意します。',
    agreeHidden: '予約時に宿泊料金の全額が請求されることに同意します。',
    agreementChanged: '金額が変更されました。新しい金額をご確認ください。',
    amountBefore: 'ご同意いただいた{amount}から金額が変更されました。',
    consentFailed: 'ご予約時の請求額を確認できませんでした。',
  },
  'zh-CN': {
    title: '立即付款，更省钱',
    text: '部分房价在预订时支付全部房费，因此更优惠。',
    terms: '预付房价条款',
    consentTitle: '预订时付款',
    charged: '我们将于{day}您预订时收取{amount}。',
    chargedHidden: '我们将于{day}您预订时收取全部房费。',
    agree: '本人同意预订时收取{amount}。',
    agreeHidden: '本人同意预订时收取全部房费。',
    agreementChanged: '金额已变更，请确认新的金额。',
    amountBefore: '您曾同意支付{amount}，此后金额已变更。',
    consentFailed: '暂时无法查询预订时收取的金额。',
  },
  'ar-SA': {
    title: 'ادفع الآن ووفّر',
    text: 'بعض الأسعار أقل لأنك تدفع كامل إقامتك عند الحجز.',
    terms: 'شروط الأسعار المدفوعة مسبقًا',
    consentTitle: 'الدفع عند الحجز',
    charged: 'نخصم {amount} في {day} عند إتمام الحجز.',
    chargedHidden: 'نخصم قيمة إقامتك كاملة في {day} عند إتمام الحجز.',
    agree: 'أوافق على خصم {amount} عند إتمام الحجز.',
    agreeHidden: 'أوافق على خصم قيمة إقامتي كاملة عند إتمام الحجز.',
    agreementChanged: 'تغيّر المبلغ. يُرجى تأكيد المبلغ الجديد.',
    amountBefore: 'كنت قد وافقت على {amount}، وقد تغيّر المبلغ منذ ذلك الحين.',
    consentFailed: 'تعذّر علينا معرفة المبلغ الذي يُخصم عند الحجز.',
  },
})
