import { searchHotelsQuery } from '../../features/hotel-search/search-hotels.operations'
import { defineWidget } from '../../mapping/define-widget'
import { hasFilters, pageVariables, useSearchResults } from './search-results.model'
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
  firstParts: ({ page }) => (hasFilters(page) ? [resultsParts.filtered] : []),
  // Orders and pages are links: a script adds prices in the visitor's currency.
  when: 'presence',
  preload: (_props, page) => {
    const variables = pageVariables(page)
    return variables ? [{ query: searchHotelsQuery, variables }] : []
  },
  translations: () => import('./search-results.translations'),
  author: {
    description: 'The hotels that a search finds, with the lowest price of each.',
    emptyLabel: 'Search results: shown on the page, for the search of a visitor.',
  },
})
