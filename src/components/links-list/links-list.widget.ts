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
  author: {
    description: 'Says in one sentence what an author places it for.',
    emptyLabel: 'Links list: nothing to show yet.',
  },
})
