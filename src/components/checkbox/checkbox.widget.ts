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
  // The native checkbox works without a script; a tick that is set before hydration is kept.
  when: 'interaction',
  translations: () => import('./checkbox.translations'),
  author: {
    description: 'A box to tick, with a label that may hold links.',
    emptyLabel: 'Checkbox: give it a name and a label.',
  },
})
