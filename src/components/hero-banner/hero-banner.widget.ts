import { defineWidget } from '../../mapping/define-widget'
import { useHeroBanner } from './hero-banner.model'
import { heroBannerSchema } from './hero-banner.schema'
import { HeroBanner } from './hero-banner.view'

export default defineWidget({
  type: 'hero-banner',
  title: 'Hero banner',
  group: 'Page',
  schema: heroBannerSchema,
  useModel: useHeroBanner,
  View: HeroBanner,
  author: {
    description: 'Says in one sentence what an author places it for.',
    emptyLabel: 'Hero banner: nothing to show yet.',
  },
})
