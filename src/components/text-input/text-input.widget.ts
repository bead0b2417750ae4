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
  // The native field works without a script; text that is typed before hydration is kept.
  when: 'interaction',
  translations: () => import('./text-input.translations'),
  author: {
    description: 'A labelled line to type into, with a hint, a counter and a rule for its value.',
    emptyLabel: 'Text input: give it a name and a label.',
  },
})
