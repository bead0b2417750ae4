import { labelSet } from './label-set'

/** What buttons of several widgets say. */
export const actionLabels = labelSet(
  {
    close: 'Close',
    closeNamed: 'Close: {title}',
    retry: 'Try again',
    apply: 'Apply',
    proceed: 'Continue',
    viewRates: 'View rates',
    busy: 'One moment, please',
    call: 'Call {phone}',
  },
  {
    'de-DE': {
      close: 'Schließen',
      closeNamed: 'Schließen: {title}',
      retry: 'Erneut versuchen',
      apply: 'Übernehmen',
      proceed: 'Weiter',
      viewRates: 'Preise ansehen',
      busy: 'Einen Moment, bitte',
      call: '{phone} anrufen',
    },
    'ja-JP': {
      close: '閉じる',
      closeNamed: '閉じる：{title}',
      retry: 'もう一度試す',
      apply: '適用する',
      proceed: '続ける',
      viewRates: '料金を見る',
      busy: '少々お待ちください',
      call: '{phone}に電話する',
    },
    'zh-CN': {
      close: '关闭',
      closeNamed: '关闭：{title}',
      retry: '重试',
      apply: '应用',
      proceed: '继续',
      viewRates: '查看房价',
      busy: '请稍候',
      call: '致电{phone}',
    },
    'ar-SA': {
      close: 'إغلاق',
      closeNamed: 'إغلاق: {title}',
      retry: 'إعادة المحاولة',
      apply: 'تطبيق',
      proceed: 'متابعة',
      viewRates: 'عرض الأسعار',
      busy: 'لحظة من فضلك',
      call: 'اتصل على ⁦{phone}⁩',
    },
  },
)
