import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useQuery } from '../../hooks/use-query'
import { parseSearch, type StaySearch } from '../../rules/stay/stay-search'
import type { PageContext } from '../../services/page/page-context'
import { type Filters, parseFilters } from '../filters/filters.rules'
import { filtersAtom } from '../filters/filters.store'
import { staySearchAtom } from '../stay/search.store'
import { searchInput } from '../stay/search-input.rules'
import { searchHotelsQuery } from './search-hotels.operations'

/** The question for the hotels of a search that the filters leave. */
export function hotelsVariables(search: StaySearch, filters: Filters) {
  const { area } = search
  return {
    search: {
      ...searchInput(search),
      ...(area && { area }),
      ...(filters.length > 0 && { filters: [...filters] }),
    },
  }
}

/** The question of a page's address; null on a page that has no hotels of a search. */
export function pageHotels({ page, site, renderedAt }: PageContext) {
  if (page.id !== 'search-results') return null
  const query = new URLSearchParams(page.search)
  const search = parseSearch(query, site, renderedAt ?? Date.now())
  return hotelsVariables(search, parseFilters(query, site))
}

/** The hotels of the page's search and filters; other pages do not ask for any. */
export function useHotels() {
  const { page } = usePage().context
  const search = usePageValue(staySearchAtom)
  const filters = usePageValue(filtersAtom)
  const hasHotels = page.id === 'search-results'
  const variables = hasHotels ? hotelsVariables(search, filters) : null
  return { search, filters, hasHotels, ...useQuery(searchHotelsQuery, variables) }
}
