import type { Translations } from '../../mapping/define-widget'
import type { PageModelProps } from './page-model.schema'

export const translations: Translations<PageModelProps['labels']> = {
  'de-DE': { loading: 'Die Seite wird geladen' },
  'ja-JP': { loading: 'ページを読み込んでいます' },
  'zh-CN': { loading: '正在加载页面' },
  'ar-SA': { loading: 'جارٍ تحميل الصفحة' },
  'es-ES': { loading: 'Cargando la página' },
}
