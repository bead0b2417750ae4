import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './privacy-statement-modal.labels'
import type { PrivacyStatementModalProps } from './privacy-statement-modal.schema'

export const translations: Translations<PrivacyStatementModalProps['labels']> = withShared(shared, {
  'de-DE': {
    title: 'Datenschutzerklärung',
    loading: 'Die Datenschutzerklärung wird geladen',
    wholePage: 'Datenschutzerklärung auf eigener Seite öffnen',
    print: 'Zum Drucken öffnen',
  },
  'ja-JP': {
    title: 'プライバシーポリシー',
    loading: 'プライバシーポリシーを読み込んでいます',
    wholePage: 'プライバシーポリシーを別のページで開く',
    print: '印刷用に開く',
  },
  'zh-CN': {
    title: '隐私声明',
    loading: '正在加载隐私声明',
    wholePage: '在单独页面中打开隐私声明',
    print: '打开以打印',
  },
  'ar-SA': {
    title: 'بيان الخصوصية',
    loading: 'جارٍ تحميل بيان الخصوصية',
    wholePage: 'فتح بيان الخصوصية في صفحة مستقلة',
    print: 'فتح للطباعة',
  },
  'es-ES': {
    title: 'Declaración de privacidad',
    loading: 'Cargando la declaración de privacidad',
    wholePage: 'Abrir la declaración en una página aparte',
    print: 'Abrir para imprimir',
  },
})
