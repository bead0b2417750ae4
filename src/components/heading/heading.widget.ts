import { defineWidget } from '../../mapping/define-widget'
import { useHeading } from './heading.model'
import { headingSchema } from './heading.schema'
import { Heading } from './heading.view'

export default defineWidget({
  type: 'heading',
  title: 'Heading',
  group: 'Block',
  schema: headingSchema,
  useModel: useHeading,
  View: Heading,
  flow: 'leads',
  // The server's HTML is complete; no script is needed.
  when: 'never',
  translations: () => import('./heading.translations'),
  author: {
    description: 'A heading whose level and size are chosen apart, with a small line above it.',
    emptyLabel: 'Heading: write its text.',
  },
})
