import { defineWidget } from '../../mapping/define-widget'
import { useTextInput } from './text-input.model'
import { textInputSchema } from './text-input.schema'
import { TextInput } from './text-input.view'

export default defineWidget({
  type: 'text-input',
  title: 'Text input',
  group: 'Block',
  schema: textInputSchema,
  useModel: useTextInput,
  View: TextInput,
  author: {
    description: 'Says in one sentence what an author places it for.',
    emptyLabel: 'Text input: nothing to show yet.',
  },
})
