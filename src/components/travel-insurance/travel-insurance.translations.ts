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
    bought: 'Ihre Reise ist versichert',
    boughtText: '{amount} wurden an {partner} bezahlt, getrennt von Ihrem Aufenthalt.',
    policy: 'Nummer der Police:',
    pending: 'Ihre Versicherung ist unterwegs',
    pendingText:
      'Ihr Aufenthalt ist gebucht. Wir warten noch auf {partner}. Nichts wird doppelt abgebucht.',
    ask: 'Erneut nachfragen',
    refused: 'Ihr Aufenthalt ist gebucht, die Versicherung nicht',
    refusedText:
      'Ihre Karte wurde nicht mit {amount} dafür belastet. Versuchen Sie es noch einmal, oder wenden Sie sich an {partner}.',
    endedText:
      'Ihre Karte wurde dafür nicht belastet, und das Angebot ist abgelaufen. {partner} kann Ihre Reise weiterhin versichern.',
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
    bought: 'ご旅行に保険がかけられました',
    boughtText: '{amount}を{partner}にお支払いいただきました。ご宿泊料金とは別です。',
    policy: '保険証券番号：',
    pending: '保険のお手続き中です',
    pendingText:
      'ご宿泊のご予約は確定しています。{partner}からの回答をお待ちしています。二重に請求されることはありません。',
    ask: 'もう一度確認する',
    refused: 'ご宿泊は確定しましたが、保険には加入されていません',
    refusedText:
      '保険料{amount}はカードに請求されていません。もう一度お試しいただくか、{partner}へお問い合わせください。',
    endedText:
      '保険料はカードに請求されておらず、このご提案の期限は切れました。{partner}では引き続きご加入いただけます。',
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
    bought: '您的旅行已投保',
    boughtText: '已向{partner}支付 {amount}，与住宿费用分开。',
    policy: '保单号：',
    pending: '您的保险正在办理',
    pendingText: '您的住宿已预订。我们仍在等待{partner}的答复，不会重复扣款。',
    ask: '再次查询',
    refused: '您的住宿已预订，但保险未购买成功',
    refusedText: '您的卡未被扣取 {amount} 保险费。请重试，或联系{partner}投保。',
    endedText: '您的卡未被扣款，该方案已过期。您仍可联系{partner}为旅行投保。',
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
    bought: 'رحلتك مؤمَّن عليها',
    boughtText: 'دُفع مبلغ {amount} إلى {partner}، بمعزل عن إقامتك.',
    policy: 'رقم الوثيقة:',
    pending: 'تأمينك قيد الإصدار',
    pendingText: 'إقامتك محجوزة. ما زلنا ننتظر رد {partner}، ولن يُخصم أي مبلغ مرتين.',
    ask: 'استعلم مجددًا',
    refused: 'إقامتك محجوزة، لكن التأمين لم يُشترَ',
    refusedText: 'لم يُخصم من بطاقتك مبلغ {amount} للتأمين. حاول مجددًا، أو تواصل مع {partner}.',
    endedText: 'لم يُخصم شيء من بطاقتك، وانتهى العرض. لا يزال بإمكان {partner} تأمين رحلتك.',
  },
})
