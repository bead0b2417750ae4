import type { MouseEvent } from 'react'
import { useTrack } from '../../hooks/use-track'
import { type Filters, type FilterValue, toggled, valuesByGroup } from './filters.rules'

/** A link to the page without a filter, or without any. */
export interface FilterLink {
  href: string
  onClick: (event: MouseEvent) => void
}

export interface ChosenFilter extends FilterLink {
  value: FilterValue
  text: string
}

export interface ChosenFiltersModel {
  state: 'ready'
  filters: readonly ChosenFilter[]
  clear: FilterLink
  /** How much is left. */
  left: string
  /** The address has filters that the list does not know. */
  isPartlyGone: boolean
  /** Nothing is left. */
  isEmpty: boolean
}

interface ReadyOptions extends Pick<ChosenFiltersModel, 'left' | 'isPartlyGone' | 'isEmpty'> {
  /** Those that the list knows. */
  filters: Filters
  /** Null for a value without words. */
  textOf: (value: FilterValue) => string | null
  /** The page with these filters. */
  hrefOf: (filters: Filters) => string
  /** Shows the list with these filters in place of the link's page; returns whether it does. */
  apply?: (filters: Filters, event: MouseEvent) => boolean
}

/** The chosen filters of a widget's list, as links that take them away (W61). */
export function useChosenFilters(
  widget: string,
  props: { analyticsId: string },
  { filters, textOf, hrefOf, apply, left, isPartlyGone, isEmpty }: ReadyOptions,
): ChosenFiltersModel {
  const track = useTrack(widget, props)
  const linkTo = (next: Filters): FilterLink => ({
    href: hrefOf(next),
    onClick: (event) => {
      if (apply && !apply(next, event)) return
      if (next.length > 0) track('filter_apply', valuesByGroup(next))
      else track('filter_clear')
    },
  })
  return {
    state: 'ready',
    filters: filters.map((value) => ({
      value,
      text: textOf(value) ?? value,
      ...linkTo(toggled(filters, value)),
    })),
    clear: linkTo([]),
    left,
    isPartlyGone,
    isEmpty,
  }
}
