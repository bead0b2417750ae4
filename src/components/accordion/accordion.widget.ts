import { defineWidget } from '../../mapping/define-widget'
import { useAccordion } from './accordion.model'
import { accordionSchema } from './accordion.schema'
import { Accordion } from './accordion.view'

export default defineWidget({
  type: 'accordion',
  title: 'Accordion',
  group: 'Block',
  schema: accordionSchema,
  useModel: useAccordion,
  View: Accordion,
  author: {
    description: 'Says in one sentence what an author places it for.',
    emptyLabel: 'Accordion: nothing to show yet.',
  },
})
