import { defineWidget } from '../../mapping/define-widget'
import { useCheckbox } from './checkbox.model'
import { checkboxSchema } from './checkbox.schema'
import { Checkbox } from './checkbox.view'

export default defineWidget({
  type: 'checkbox',
  title: 'Checkbox',
  group: 'Block',
  schema: checkboxSchema,
  useModel: useCheckbox,
  View: Checkbox,
  author: {
    description: 'Says in one sentence what an author places it for.',
    emptyLabel: 'Checkbox: nothing to show yet.',
  },
})
