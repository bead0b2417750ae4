import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './rate-details.labels'
import type { RateDetailsProps } from './rate-details.schema'

/** Every text is a shared one. */
export const translations: Translations<RateDetailsProps['labels']> = withShared(shared, {
  'de-DE': {},
  'ja-JP': {},
  'zh-CN': {},
  'ar-SA': {},
  'es-ES': {},
})
