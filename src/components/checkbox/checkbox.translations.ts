import type { Translations } from '../../mapping/define-widget'
import { formLabels } from '../../ui/labels/form.labels'
import { pick, withShared } from '../../ui/labels/label-set'
import type { CheckboxProps } from './checkbox.schema'

/** The labels that it has in common with others. */
export const shared = pick(formLabels, 'required')

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
})
