import { defineWidget } from '../../mapping/define-widget'
import { loadParts } from './load-parts'
import { useNavigation } from './navigation.model'
import { navigationSchema } from './navigation.schema'
import { NavigationInParts } from './navigation-parts'
import { opensOf } from './opens'

export default defineWidget({
  type: 'navigation',
  title: 'Site header',
  group: 'Page',
  schema: navigationSchema,
  useModel: useNavigation,
  opens: opensOf,
  View: NavigationInParts,
  sticky: (props) => props.sticky && 'top',
  // In sight at once everywhere: it greets, and gives way when the page is scrolled. All else works before.
  when: 'presence',
  loadParts,
  translations: () => import('./navigation.translations'),
  author: {
    description: 'The head of every page: logo, links, account, and how far a booking has come.',
    emptyLabel: 'Site header: it has no logo yet.',
  },
})
