import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './links-list.labels'
import type { LinksListProps } from './links-list.schema'

export const translations: Translations<LinksListProps['labels']> = withShared(shared, {
  'de-DE': {},
  'ja-JP': {},
  'zh-CN': {},
  'ar-SA': {},
  'es-ES': {},
})
