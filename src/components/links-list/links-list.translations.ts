import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { linkLabels } from '../../ui/labels/link.labels'
import type { LinksListProps } from './links-list.schema'

/** The labels that it has in common with others. */
export const shared = linkLabels

export const translations: Translations<LinksListProps['labels']> = withShared(shared, {
  'de-DE': {},
  'ja-JP': {},
  'zh-CN': {},
  'ar-SA': {},
})
