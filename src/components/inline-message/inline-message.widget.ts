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
  // Only closing it needs a script; a message that a script inserts is mounted at once.
  when: 'visible',
  translations: () => import('./inline-message.translations'),
  author: {
    description: 'A note beside the content: a hint, a success, a warning or an error.',
    emptyLabel: 'Inline message: neither a title nor a text.',
  },
})
