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
  flow: 'joins',
  // Its links are in the HTML; the script only tracks them and replaces a broken picture.
  when: 'presence',
  translations: () => import('./link-banner.translations'),
  author: {
    description: 'Tiles with a picture and a title that lead on, in one, two or four columns.',
    emptyLabel: 'Link banner: it has no tile with a title.',
  },
})
