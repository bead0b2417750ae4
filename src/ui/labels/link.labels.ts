import { labelSet } from './label-set'

/** What links say beside their text. */
export const linkLabels = labelSet(
  {
    newTab: 'opens in a new tab',
  },
  {
    'de-DE': {
      newTab: 'öffnet einen neuen Tab',
    },
    'ja-JP': {
      newTab: '新しいタブで開きます',
    },
    'zh-CN': {
      newTab: '在新标签页中打开',
    },
    'ar-SA': {
      newTab: 'يُفتح في علامة تبويب جديدة',
    },
    'es-ES': {
      newTab: 'se abre en una pestaña nueva',
    },
  },
)
