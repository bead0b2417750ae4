import { defineWidget } from '../../mapping/define-widget'
import { useInlineMessage } from './inline-message.model'
import { inlineMessageSchema } from './inline-message.schema'
import { InlineMessage } from './inline-message.view'

export default defineWidget({
  type: 'inline-message',
  title: 'Inline message',
  group: 'Block',
  schema: inlineMessageSchema,
  useModel: useInlineMessage,
  View: InlineMessage,
  author: {
    description: 'Says in one sentence what an author places it for.',
    emptyLabel: 'Inline message: nothing to show yet.',
  },
})
