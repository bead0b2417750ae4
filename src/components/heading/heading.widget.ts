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
  author: {
    description: 'Says in one sentence what an author places it for.',
    emptyLabel: 'Heading: nothing to show yet.',
  },
})
