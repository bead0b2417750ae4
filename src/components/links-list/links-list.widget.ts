import { defineWidget } from '../../mapping/define-widget'
import { useLinksList } from './links-list.model'
import { linksListSchema } from './links-list.schema'
import { LinksList } from './links-list.view'

export default defineWidget({
  type: 'links-list',
  title: 'Links list',
  group: 'Block',
  schema: linksListSchema,
  useModel: useLinksList,
  View: LinksList,
  // Its links are in the HTML; the script only tracks them.
  when: 'presence',
  translations: () => import('./links-list.translations'),
  upgrade: () => import('./links-list.upgrade'),
  author: {
    description: 'A list of links with an optional title, in a column, a row or balanced columns.',
    emptyLabel: 'Links list: it has no link with a text.',
  },
})
