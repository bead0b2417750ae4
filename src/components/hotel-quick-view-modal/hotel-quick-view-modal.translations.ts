import { propertyLabels } from '../../features/property/property.labels'
import type { Translations } from '../../mapping/define-widget'
import { actionLabels } from '../../ui/labels/action.labels'
import { merged, pick, renamed, withShared } from '../../ui/labels/label-set'
import { linkLabels } from '../../ui/labels/link.labels'
import { messageLabels } from '../../ui/labels/message.labels'
import type { HotelQuickViewModalProps } from './hotel-quick-view-modal.schema'

/** The labels that it has in common with others. */
export const shared = merged(
  renamed(propertyLabels, { title: 'details', loading: 'loadingDetails' }),
  pick(actionLabels, 'close', 'viewRates'),
  renamed(messageLabels, { failed: 'somethingWrong' }),
  linkLabels,
)

export const translations: Translations<HotelQuickViewModalProps['labels']> = withShared(shared, {
  'de-DE': {},
  'ja-JP': {},
  'zh-CN': {},
  'ar-SA': {},
})
