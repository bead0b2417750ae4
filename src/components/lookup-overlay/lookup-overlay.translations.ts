import { lookupTexts } from '../../features/reservation-lookup/lookup-form.translations'
import type { Translations } from '../../mapping/define-widget'
import type { LookupOverlayProps } from './lookup-overlay.schema'

export const translations: Translations<LookupOverlayProps['labels']> = {
  'de-DE': { ...lookupTexts['de-DE'], close: 'Schließen' },
  'ja-JP': { ...lookupTexts['ja-JP'], close: '閉じる' },
  'zh-CN': { ...lookupTexts['zh-CN'], close: '关闭' },
  'ar-SA': { ...lookupTexts['ar-SA'], close: 'إغلاق' },
}
