import type { Translations } from '../../mapping/define-widget'
import type { InlineMessageProps } from './inline-message.schema'

export const translations: Translations<InlineMessageProps['labels']> = {
  'de-DE': {
    info: 'Hinweis',
    success: 'Erfolg',
    warning: 'Achtung',
    error: 'Fehler',
    close: 'Diese Meldung schließen',
    newTab: 'öffnet einen neuen Tab',
  },
  'ja-JP': {
    info: 'お知らせ',
    success: '完了',
    warning: 'ご注意',
    error: 'エラー',
    close: 'このメッセージを閉じる',
    newTab: '新しいタブで開きます',
  },
  'zh-CN': {
    info: '提示',
    success: '成功',
    warning: '注意',
    error: '错误',
    close: '关闭此消息',
    newTab: '在新标签页中打开',
  },
  'ar-SA': {
    info: 'معلومة',
    success: 'تم بنجاح',
    warning: 'تنبيه',
    error: 'خطأ',
    close: 'إغلاق هذه الرسالة',
    newTab: 'يُفتح في علامة تبويب جديدة',
  },
}
