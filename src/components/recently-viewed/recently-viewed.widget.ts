import { defineWidget } from '../../mapping/define-widget'
import { useRecentlyViewed } from './recently-viewed.model'
import { recentlyViewedSchema } from './recently-viewed.schema'
import { RecentlyViewed } from './recently-viewed.view'

export default defineWidget({
  type: 'recently-viewed',
  title: 'Recently viewed hotels',
  group: 'Page',
  schema: recentlyViewedSchema,
  useModel: useRecentlyViewed,
  View: RecentlyViewed,
  // Before it comes into sight, so that it can take its room where nobody sees it.
  when: 'visible:400',
  translations: () => import('./recently-viewed.translations'),
  author: {
    description: 'The hotels that a visitor looked at last, known to the visitor’s browser only.',
    emptyLabel: 'Recently viewed hotels: visitors who have looked at a hotel see it here.',
  },
})
