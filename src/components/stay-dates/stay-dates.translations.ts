import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './stay-dates.labels'
import type { StayDatesProps } from './stay-dates.schema'

/** Every text is a shared one. */
export const translations: Translations<StayDatesProps['labels']> = withShared(shared, {
  'de-DE': {},
  'ja-JP': {},
  'zh-CN': {},
  'ar-SA': {},
})
