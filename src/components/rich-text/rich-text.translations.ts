import type { Translations } from '../../mapping/define-widget'
import type { RichTextProps } from './rich-text.schema'

export const translations: Translations<RichTextProps['labels']> = {
  'de-DE': {
    table: 'Tabelle',
    widthUnclear:
      'Die Breite „{width}“ ist keine gültige Angabe. Möglich ist eine Anzahl von ch, zum Beispiel 60ch, oder none.',
  },
  'ja-JP': {
    table: '表',
    widthUnclear:
      '幅「{width}」は使用できません。60ch のような ch 単位の値、または none を指定してください。',
  },
  'zh-CN': {
    table: '表格',
    widthUnclear: '无法识别宽度“{width}”：请使用以 ch 为单位的数值（如 60ch）或 none。',
  },
  'ar-SA': {
    table: 'جدول',
    widthUnclear: 'العرض «{width}» غير صالح: استخدم عددًا بوحدة ch مثل 60ch أو القيمة none.',
  },
  'es-ES': {
    table: 'Tabla',
    widthUnclear:
      'La anchura «{width}» no es válida: indique un número de ch, por ejemplo 60ch, o none.',
  },
}
