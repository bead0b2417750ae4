import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './property-bar.labels'
import type { PropertyBarProps } from './property-bar.schema'

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
  'es-ES': {
    bar: 'Accesos rápidos del hotel',
  },
})
