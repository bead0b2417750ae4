import { defineWidget } from '../../mapping/define-widget'
import { useLinkBanner } from './link-banner.model'
import { linkBannerSchema } from './link-banner.schema'
import { LinkBanner } from './link-banner.view'

export default defineWidget({
  type: 'link-banner',
  title: 'Link banner',
  group: 'Block',
  schema: linkBannerSchema,
  useModel: useLinkBanner,
  View: LinkBanner,
  author: {
    description: 'Says in one sentence what an author places it for.',
    emptyLabel: 'Link banner: nothing to show yet.',
  },
})
