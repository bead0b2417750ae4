import type { Translations } from '../../mapping/define-widget'
import type { ModalProps } from './modal.schema'

export const translations: Translations<ModalProps['labels']> = {
  'de-DE': {
    close: 'Schließen',
    clear: 'Zurücksetzen',
    apply: 'Übernehmen',
    viewRates: 'Preise ansehen',
    custom: 'Weiter',
    busy: 'Einen Moment, bitte',
  },
  'ja-JP': {
    close: '閉じる',
    clear: 'クリア',
    apply: '適用する',
    viewRates: '料金を見る',
    custom: '続ける',
    busy: '少々お待ちください',
  },
  'zh-CN': {
    close: '关闭',
    clear: '清除',
    apply: '应用',
    viewRates: '查看房价',
    custom: '继续',
    busy: '请稍候',
  },
  'ar-SA': {
    close: 'إغلاق',
    clear: 'مسح',
    apply: 'تطبيق',
    viewRates: 'عرض الأسعار',
    custom: 'متابعة',
    busy: 'لحظة من فضلك',
  },
}
