import { defineWidget } from '../../mapping/define-widget'
import { useRichText } from './rich-text.model'
import { richTextSchema } from './rich-text.schema'
import { RichText } from './rich-text.view'

export default defineWidget({
  type: 'rich-text',
  title: 'Rich text',
  group: 'Block',
  schema: richTextSchema,
  useModel: useRichText,
  View: RichText,
  author: {
    description: 'Says in one sentence what an author places it for.',
    emptyLabel: 'Rich text: nothing to show yet.',
  },
})
