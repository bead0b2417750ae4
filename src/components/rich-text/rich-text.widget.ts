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
  // The server's HTML is complete; no script is needed.
  when: 'never',
  translations: () => import('./rich-text.translations'),
  author: {
    description: 'Running text with headings, lists, links, tables and pictures.',
    emptyLabel: 'Rich text: write something.',
  },
})
