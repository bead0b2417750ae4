import { defineWidget } from '../../mapping/define-widget'
import { useNavigation } from './navigation.model'
import { navigationParts } from './navigation.parts'
import { navigationSchema } from './navigation.schema'
import { Navigation } from './navigation.view'
import { opensOf } from './opens'

export default defineWidget({
  type: 'navigation',
  title: 'Site header',
  group: 'Page',
  schema: navigationSchema,
  useModel: useNavigation,
  opens: opensOf,
  View: Navigation,
  parts: navigationParts,
  firstParts: ({ isPrinted }) => (isPrinted ? [] : [navigationParts.row, navigationParts.drawer]),
  sticky: (props) => props.sticky && 'top',
  // In view at once on every page. The script greets the visitor and hides the header on scrolling.
  when: 'presence',
  translations: () => import('./navigation.translations'),
  author: {
    description: 'The head of every page: logo, links, account, and how far a booking has come.',
    emptyLabel: 'Site header: it has no logo yet.',
  },
})
