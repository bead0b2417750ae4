import { about, show } from '../../../stories/show'
import * as fixtures from './search-results.fixtures'
import widget from './search-results.widget'

export default {
  title: 'Page/Search results',
  ...about(widget, {
    use: 'On the page of search results, below the search form in its compact variant.',
    events: {
      view_change: 'Analytics: `view` (`list` or `map`), on a window that shows one of them.',
      filter_apply: 'Analytics: the filters that are left, by group, when one is taken away.',
      filter_clear: 'Analytics: all filters are taken away.',
      map_marker: 'Analytics: `propertyId`, when a marker’s card opens.',
    },
    accessibility: [
      'The hotels are an ordered list; each card is named by its hotel.',
      'Orders and pages are links with `aria-current`; the page of a link is its name.',
      'The map is the list’s equal and not more: it is one stop of the Tab key until Enter leads to its hotels.',
      'A filter is taken away by a link that names it; “Search this area” on the map is a link too.',
      'The number of hotels is a status, which is announced when it changes.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Loading = show(widget, fixtures.loading)
export const Failed = show(widget, fixtures.failed)
export const None = show(widget, fixtures.none)
export const SoldOut = show(widget, fixtures.soldOut)
export const SecondPage = show(widget, fixtures.secondPage)
export const WithoutDates = show(widget, fixtures.withoutDates)
export const AsMap = show(widget, fixtures.asMap)
export const Filtered = show(widget, fixtures.filtered)
export const NothingLeft = show(widget, fixtures.nothingLeft)
export const PartlyGone = show(widget, fixtures.partlyGone)
export const InArea = show(widget, fixtures.inArea)
export const EmptyArea = show(widget, fixtures.emptyArea)
export const German = show(widget, fixtures.german)
export const RightToLeft = show(widget, fixtures.rightToLeft)
