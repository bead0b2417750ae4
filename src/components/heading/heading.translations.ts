import type { Translations } from '../../mapping/define-widget'
import type { HeadingProps } from './heading.schema'

export const translations: Translations<HeadingProps['labels']> = {
  'de-DE': {
    secondMain:
      'Die Hauptüberschrift (Ebene 1) dieser Seite steht an anderer Stelle. Besucher sehen diese hier als Ebene 2.',
  },
  'ja-JP': {
    secondMain:
      'このページの大見出し（レベル1）は別の場所にあります。この見出しはレベル2として表示されます。',
  },
  'zh-CN': {
    secondMain: '本页的主标题（1级）位于其他位置，访客看到的此标题为2级。',
  },
  'ar-SA': {
    secondMain:
      'العنوان الرئيسي (المستوى 1) لهذه الصفحة موجود في موضع آخر، وسيظهر هذا العنوان للزوار في المستوى 2.',
  },
  'es-ES': {
    secondMain:
      'El título principal (nivel 1) de esta página está en otro lugar. Los visitantes ven este como nivel 2.',
  },
}
