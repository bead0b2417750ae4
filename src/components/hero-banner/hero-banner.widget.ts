import { defineWidget } from '../../mapping/define-widget'
import { useHeroBanner } from './hero-banner.model'
import { heroBannerQuery } from './hero-banner.operations'
import { heroBannerSchema } from './hero-banner.schema'
import { HeroBanner } from './hero-banner.view'

export default defineWidget({
  type: 'hero-banner',
  title: 'Hero banner',
  group: 'Page',
  schema: heroBannerSchema,
  useModel: useHeroBanner,
  View: HeroBanner,
  // Picture and text are complete in the server's HTML; a video and the tracking of a button need the script.
  when: ({ video, cta }) => (video ? 'visible' : cta ? 'presence' : 'never'),
  preload: ({ source }, { page, locale }) =>
    source === 'property' && page.propertyId
      ? [{ query: heroBannerQuery, variables: { propertyId: page.propertyId, locale } }]
      : [],
  translations: () => import('./hero-banner.translations'),
  upgrade: () => import('./hero-banner.upgrade'),
  author: {
    description: 'Opens a page: a large picture or film with a heading, a text and a button.',
    emptyLabel: 'Hero banner: choose a picture.',
  },
})
