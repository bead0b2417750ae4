import type { ChosenFiltersModel } from '../../features/filters/chosen-filters.model'
import { ChosenFilters } from '../../features/filters/chosen-filters.view'
import type { Part } from '../../mapping/late-part'
import { filteredLabels } from './filtered.labels'
import { type ListFilters, useFiltered } from './filtered.model'
import type { RateListProps } from './rate-list.schema'

interface FilteredPartProps {
  props: RateListProps
  list: ListFilters
}

/** The chosen filters of the list. */
export const filteredPart: Part<FilteredPartProps, ChosenFiltersModel> = {
  labels: filteredLabels,
  useModel: ({ props, list }) => useFiltered(props, list),
  View: ({ props: { labels }, model }) => <ChosenFilters labels={labels} {...model} />,
}
