import type { Translations } from '../../mapping/define-widget'
import type { CheckboxProps } from './checkbox.schema'

export const translations: Translations<CheckboxProps['labels']> = {
  'de-DE': {
    required: 'Pflichtfeld',
    requiredError: 'Bitte setzen Sie das Häkchen, um fortzufahren.',
  },
  'ja-JP': {
    required: '必須',
    requiredError: '続行するにはチェックを入れてください。',
  },
  'zh-CN': {
    required: '必选',
    requiredError: '请勾选此项以继续。',
  },
  'ar-SA': {
    required: 'حقل مطلوب',
    requiredError: 'يُرجى تحديد هذا المربع للمتابعة.',
  },
}
