import type { Translations } from '../../mapping/define-widget'
import type { LinksListProps } from './links-list.schema'

export const translations: Translations<LinksListProps['labels']> = {
  'de-DE': { newTab: 'öffnet einen neuen Tab' },
  'ja-JP': { newTab: '新しいタブで開きます' },
  'zh-CN': { newTab: '在新标签页中打开' },
  'ar-SA': { newTab: 'يُفتح في علامة تبويب جديدة' },
}
