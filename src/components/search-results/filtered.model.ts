import type { ChosenFilter, FilterLink } from '../../features/filters/chosen-filters.view'
import { type Filters, toggled, valuesByGroup } from '../../features/filters/filters.rules'
import {
  type AnsweredFacet,
  hotelFacets,
  knownFilters,
} from '../../features/hotel-search/hotel-facets'
import { useTrack } from '../../hooks/use-track'
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

export interface FilteredModel {
  state: 'ready'
  filters: ChosenFilter[]
  clear: FilterLink
  left: string
  isPartlyGone: boolean
  isEmpty: boolean
}

/** The chosen filters as links to the page without them (W61). */
export function useFiltered(props: SearchResultsProps, list: ListFilters): FilteredModel {
  const { labels } = props
  const { facets, count, hrefOf, locale, wanted } = list
  const track = useTrack('search-results', props)
  const filters = knownFilters(facets, wanted)
  const told = hotelFacets(facets, { labels, locale }).flatMap(({ values }) => values)
  const linkTo = (next: Filters): FilterLink => ({
    href: hrefOf(next),
    onClick: () => {
      if (next.length > 0) track('filter_apply', valuesByGroup(next))
      else track('filter_clear')
    },
  })
  return {
    state: 'ready',
    filters: filters.map((value) => ({
      value,
      text: told.find((of) => of.value === value)?.text ?? value,
      ...linkTo(toggled(filters, value)),
    })),
    clear: linkTo([]),
    left: countText(labels.hotelsLeft, count, locale),
    isPartlyGone: filters.length < wanted.length,
    isEmpty: count === 0,
  }
}
