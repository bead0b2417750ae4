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
  // Sections far from the viewport need no script; the browser opens the section of a link by itself.
  when: 'presence',
  author: {
    description: 'Sections that a visitor opens one by one, for answers that few need at once.',
    emptyLabel: 'Accordion: no section has a title and something to read.',
  },
})
