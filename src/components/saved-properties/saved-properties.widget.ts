import { defineWidget } from '../../mapping/define-widget'
import { useSavedProperties } from './saved-properties.model'
import { savedPropertiesSchema } from './saved-properties.schema'
import { SavedProperties } from './saved-properties.view'

export default defineWidget({
  type: 'saved-properties',
  title: 'Saved hotels',
  group: 'Page',
  schema: savedPropertiesSchema,
  useModel: useSavedProperties,
  View: SavedProperties,
  // It is the page's main content, and redirects an anonymous visitor before reading; so `load`.
  translations: () => import('./saved-properties.translations'),
  author: {
    description:
      'The hotels that a member has saved; the page that saves the hotel of its address.',
    emptyLabel: 'Saved hotels: members see theirs here.',
  },
})
