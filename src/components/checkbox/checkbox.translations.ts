import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './checkbox.labels'
import type { CheckboxProps } from './checkbox.schema'

export const translations: Translations<CheckboxProps['labels']> = withShared(shared, {
  'de-DE': {
    requiredError: 'Bitte setzen Sie das Häkchen, um fortzufahren.',
  },
  'ja-JP': {
    requiredError: '続行するにはチェックを入れてください。',
  },
  'zh-CN': {
    requiredError: '请勾选此项以继续。',
  },
  'ar-SA': {
    requiredError: 'يُرجى تحديد هذا المربع للمتابعة.',
  },
  'es-ES': {
    requiredError: 'Marque esta casilla para continuar.',
  },
})
