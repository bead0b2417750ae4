import {
  type ChosenFiltersModel,
  useChosenFilters,
} from '../../features/filters/chosen-filters.model'
import type { Filters } from '../../features/filters/filters.rules'
import {
  type AnsweredFacet,
  hotelFacets,
  knownFilters,
} from '../../features/hotel-search/hotel-facets'
import { countText } from '../../ui/text/count-text'
import type { SearchResultsProps } from './search-results.schema'

/** What the results say of their filters. */
export interface ListFilters {
  facets: readonly AnsweredFacet[]
  /** Those of the address. */
  wanted: Filters
  /** The hotels that are left. */
  count: number
  /** The first page with these filters. */
  hrefOf: (filters: Filters) => string
  locale: string
}

/** The chosen filters as links to other results. */
export function useFiltered(props: SearchResultsProps, list: ListFilters): ChosenFiltersModel {
  const { labels } = props
  const { facets, count, hrefOf, locale, wanted } = list
  const filters = knownFilters(facets, wanted)
  const facetValues = hotelFacets(facets, { labels, locale }).flatMap(({ values }) => values)
  return useChosenFilters('search-results', props, {
    filters,
    hrefOf,
    isPartlyGone: filters.length < wanted.length,
    isEmpty: count === 0,
    left: countText(labels.hotelsLeft, count, locale),
    textOf: (value) => facetValues.find((of) => of.value === value)?.text ?? null,
  })
}
