import type { FilterGroup, Filters, FilterValue } from './filters.rules'

/** A value of a group as a visitor can choose it. */
export interface FacetValue {
  value: FilterValue
  text: string
  /** How many it would leave; null: nobody knows. */
  count: number | null
}

/** A group with at least one value that tells the things of the list apart. */
export interface Facet {
  group: FilterGroup
  values: readonly FacetValue[]
}

/** What the list of a page tells its flyout, for the filters that the visitor is choosing. */
export interface FilterSource {
  state: 'loading' | 'ready'
  /** Those filters, without values that the list does not have. */
  filters: Filters
  /** In the order of `FILTER_GROUPS`. */
  facets: readonly Facet[]
  /** How many the filters would leave; null: nobody knows. */
  total: number | null
  /** What `total` counts. */
  unit: 'rates' | 'hotels'
  /** The list changes without leaving the page. */
  isInPlace: boolean
}
