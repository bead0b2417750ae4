import { lookupTexts } from '../../features/reservation-lookup/lookup-form.translations'
import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './lookup-overlay.labels'
import type { LookupOverlayProps } from './lookup-overlay.schema'

export const translations: Translations<LookupOverlayProps['labels']> = withShared(shared, {
  'de-DE': { ...lookupTexts['de-DE'] },
  'ja-JP': { ...lookupTexts['ja-JP'] },
  'zh-CN': { ...lookupTexts['zh-CN'] },
  'ar-SA': { ...lookupTexts['ar-SA'] },
  'es-ES': { ...lookupTexts['es-ES'] },
})
