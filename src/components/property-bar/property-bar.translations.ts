import { propertyLabels } from '../../features/property/property.labels'
import { saveLabels } from '../../features/save-hotel/save-hotel.labels'
import type { Translations } from '../../mapping/define-widget'
import { actionLabels } from '../../ui/labels/action.labels'
import { merged, pick, renamed, withShared } from '../../ui/labels/label-set'
import { linkLabels } from '../../ui/labels/link.labels'
import type { PropertyBarProps } from './property-bar.schema'

/** The labels that it has in common with others. */
export const shared = merged(
  pick(propertyLabels, 'details', 'map', 'reviewCount'),
  renamed(propertyLabels, { call: 'callHotel', reviews: 'rated', loading: 'loadingHotel' }),
  linkLabels,
  pick(
    saveLabels,
    'save',
    'saved',
    'saveName',
    'savedName',
    'savedNow',
    'removedNow',
    'limit',
    'saveFailed',
  ),
  renamed(actionLabels, { book: 'viewRates' }),
)

export const translations: Translations<PropertyBarProps['labels']> = withShared(shared, {
  'de-DE': {
    bar: 'Schnellzugriff zum Hotel',
  },
  'ja-JP': {
    bar: 'ホテルのクイックリンク',
  },
  'zh-CN': {
    bar: '酒店快捷链接',
  },
  'ar-SA': {
    bar: 'روابط سريعة للفندق',
  },
})
