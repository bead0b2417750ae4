import { defineWidget } from '../../mapping/define-widget'
import { useFooter } from './footer.model'
import { footerParts } from './footer.parts'
import { footerSchema } from './footer.schema'
import { Footer } from './footer.view'

export default defineWidget({
  type: 'footer',
  title: 'Footer',
  group: 'Page',
  schema: footerSchema,
  useModel: useFooter,
  opens: { 'privacy-statement': 'link' },
  View: Footer,
  parts: footerParts,
  when: 'presence',
  translations: () => import('./footer.translations'),
  author: {
    description: 'The end of every page: columns of links, destinations, networks and languages.',
    emptyLabel: 'Footer: it has no content yet.',
  },
})
