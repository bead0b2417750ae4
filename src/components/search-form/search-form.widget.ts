import { defineWidget } from '../../mapping/define-widget'
import { useSearchForm } from './search-form.model'
import { searchParts } from './search-form.parts'
import { searchFormSchema } from './search-form.schema'
import { SearchForm } from './search-form.view'

export default defineWidget({
  type: 'search-form',
  title: 'Search form',
  group: 'Page',
  schema: searchFormSchema,
  useModel: useSearchForm,
  View: SearchForm,
  parts: searchParts,
  // The form works by itself: a script adds the days, the suggestions and rooms of different sizes.
  when: 'presence',
  translations: () => import('./search-form.translations'),
  author: {
    description: 'Where, when and for whom: begins a search of hotels, or of a hotel’s rooms.',
    emptyLabel: 'Search form',
  },
})
