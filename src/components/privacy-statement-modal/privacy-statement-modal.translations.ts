import type { Translations } from '../../mapping/define-widget'
import type { PrivacyStatementModalProps } from './privacy-statement-modal.schema'

export const translations: Translations<PrivacyStatementModalProps['labels']> = {
  'de-DE': {
    title: 'Datenschutzerklärung',
    close: 'Schließen',
    loading: 'Die Datenschutzerklärung wird geladen',
    failed: 'Etwas ist schiefgegangen',
    wholePage: 'Die Datenschutzerklärung als Seite öffnen',
    print: 'Zum Drucken öffnen',
    newTab: 'öffnet einen neuen Tab',
  },
  'ja-JP': {
    title: 'プライバシーポリシー',
    close: '閉じる',
    loading: 'プライバシーポリシーを読み込んでいます',
    failed: '問題が発生しました',
    wholePage: 'プライバシーポリシーをページで開く',
    print: '印刷用に開く',
    newTab: '新しいタブで開きます',
  },
  'zh-CN': {
    title: '隐私声明',
    close: '关闭',
    loading: '正在加载隐私声明',
    failed: '出了点问题',
    wholePage: '以页面打开隐私声明',
    print: '打开以打印',
    newTab: '在新标签页中打开',
  },
  'ar-SA': {
    title: 'بيان الخصوصية',
    close: 'إغلاق',
    loading: 'جارٍ تحميل بيان الخصوصية',
    failed: 'حدث خطأ ما',
    wholePage: 'فتح بيان الخصوصية كصفحة',
    print: 'فتح للطباعة',
    newTab: 'يُفتح في علامة تبويب جديدة',
  },
}
