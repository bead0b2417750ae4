import { defineWidget } from '../../mapping/define-widget'
import { searchHotelsQuery } from './search-hotels.operations'
import { pageVariables, useSearchResults } from './search-results.model'
import { resultsParts } from './search-results.parts'
import { searchResultsSchema } from './search-results.schema'
import { SearchResults } from './search-results.view'

export default defineWidget({
  type: 'search-results',
  title: 'Search results',
  group: 'Page',
  schema: searchResultsSchema,
  useModel: useSearchResults,
  View: SearchResults,
  parts: resultsParts,
  // Orders and pages are links: a script adds prices in the visitor's currency.
  when: 'presence',
  preload: (_props, page) =>
    page.mode === 'edit' ? [] : [{ query: searchHotelsQuery, variables: pageVariables(page) }],
  translations: () => import('./search-results.translations'),
  author: {
    description: 'The hotels that a search finds, with the lowest price of each.',
    emptyLabel: 'Search results: shown on the page, for the search of a visitor.',
  },
})
