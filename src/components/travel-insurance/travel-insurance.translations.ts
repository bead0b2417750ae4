import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './travel-insurance.labels'
import type { TravelInsuranceProps } from './travel-insurance.schema'

export const translations: Translations<TravelInsuranceProps['labels']> = withShared(shared, {
  'de-DE': {
    title: 'Reiseversicherung',
    statement: 'Ein Angebot von {partner}, nicht vom Hotel.',
    forTrip: '{amount} für diese Reise',
    benefits: 'Was versichert ist',
    question: 'Möchten Sie diese Reise versichern?',
    yes: 'Ja, diese Reise versichern',
    no: 'Nein, ohne Versicherung reisen',
    separate:
      'Reiseversicherung: {amount}, zu zahlen an {partner}. Sie gehört nicht zum Preis Ihres Aufenthalts.',
    choiceMissing: 'Wählen Sie bei der Reiseversicherung Ja oder Nein.',
    offerChanged:
      'Das Versicherungsangebot hat sich geändert oder ist abgelaufen. Dies ist das neue: Bitte wählen Sie noch einmal.',
    loading: 'Das Versicherungsangebot wird geladen',
  },
  'ja-JP': {
    title: '旅行保険',
    statement: '{partner}が提供する保険です。ホテルの商品ではありません。',
    forTrip: 'このご旅行で{amount}',
    benefits: '補償内容',
    question: 'このご旅行に保険をおかけになりますか？',
    yes: 'はい、保険をかけます',
    no: 'いいえ、保険をかけません',
    separate: '旅行保険：{amount}（お支払い先：{partner}）。ご宿泊料金には含まれません。',
    choiceMissing: '旅行保険について「はい」または「いいえ」をお選びください。',
    offerChanged:
      '保険の内容が変更されたか、有効期限が切れました。新しい内容をご確認のうえ、もう一度お選びください。',
    loading: '保険の内容を読み込んでいます',
  },
  'zh-CN': {
    title: '旅行保险',
    statement: '由{partner}提供，并非酒店产品。',
    forTrip: '本次旅行{amount}',
    benefits: '保障范围',
    question: '您要为本次旅行投保吗？',
    yes: '是，为本次旅行投保',
    no: '否，不投保',
    separate: '旅行保险：{amount}，支付给{partner}，不包含在住宿价格中。',
    choiceMissing: '请选择是否购买旅行保险。',
    offerChanged: '保险方案已变更或过期。这是新的方案，请重新选择。',
    loading: '正在加载保险方案',
  },
  'ar-SA': {
    title: 'تأمين السفر',
    statement: 'تقدّمه {partner}، وليس الفندق.',
    forTrip: '{amount} لهذه الرحلة',
    benefits: 'ما يشمله التأمين',
    question: 'هل تريد التأمين على هذه الرحلة؟',
    yes: 'نعم، أمّن هذه الرحلة',
    no: 'لا، أسافر من دون تأمين',
    separate: 'تأمين السفر: {amount}، تُدفع إلى {partner}. وهو ليس جزءًا من سعر إقامتك.',
    choiceMissing: 'اختر نعم أو لا لتأمين السفر.',
    offerChanged: 'تغيّر عرض التأمين أو انتهت صلاحيته. هذا هو العرض الجديد: يُرجى الاختيار مجددًا.',
    loading: 'جارٍ تحميل عرض التأمين',
  },
})
