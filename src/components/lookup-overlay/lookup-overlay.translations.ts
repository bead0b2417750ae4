import { lookupTexts } from '../../features/reservation-lookup/lookup-form.translations'
import type { Translations } from '../../mapping/define-widget'
import { actionLabels } from '../../ui/labels/action.labels'
import { pick, withShared } from '../../ui/labels/label-set'
import type { LookupOverlayProps } from './lookup-overlay.schema'

/** The labels that it has in common with others. */
export const shared = pick(actionLabels, 'close')

export const translations: Translations<LookupOverlayProps['labels']> = withShared(shared, {
  'de-DE': { ...lookupTexts['de-DE'] },
  'ja-JP': { ...lookupTexts['ja-JP'] },
  'zh-CN': { ...lookupTexts['zh-CN'] },
  'ar-SA': { ...lookupTexts['ar-SA'] },
})
