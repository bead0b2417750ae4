import type { MouseEvent } from 'react'
import type { ChosenFilter, FilterLink } from '../../features/filters/chosen-filters.view'
import { type Filters, toggled, valuesByGroup } from '../../features/filters/filters.rules'
import { useFilters } from '../../features/filters/use-filters'
import { filterText } from '../../features/rates/rate-filter-text'
import { isPlainClick } from '../../hooks/is-plain-click'
import { useTrack } from '../../hooks/use-track'
import { countText } from '../../ui/text/count-text'
import { focusAnyway } from '../../ui/text/focus'
import type { RateListProps } from './rate-list.schema'

/** What the list says of its filters. */
export interface ListFilters {
  /** Those that the answer knows. */
  filters: Filters
  isPartlyGone: boolean
  /** The rates that are left. */
  count: number
  /** The page with these filters, its tab and its order. */
  hrefOf: (filters: Filters) => string
  locale: string
  /** Of the hotel. */
  currency: string | undefined
}

export interface FilteredModel {
  state: 'ready'
  filters: ChosenFilter[]
  clear: FilterLink
  left: string
  isPartlyGone: boolean
  isEmpty: boolean
}

/** The chosen filters as links that take them away (W61). */
export function useFiltered(props: RateListProps, list: ListFilters): FilteredModel {
  const { labels } = props
  const { filters, count, hrefOf, locale, currency } = list
  const { apply } = useFilters()
  const track = useTrack('rate-list', props)
  const linkTo = (next: Filters): FilterLink => ({
    href: hrefOf(next),
    onClick: (event) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      focusNeighbour(event)
      apply(next)
      if (next.length > 0) track('filter_apply', valuesByGroup(next))
      else track('filter_clear')
    },
  })
  return {
    state: 'ready',
    filters: filters.map((value) => ({
      value,
      text: filterText(value, { labels, locale, currency }) ?? value,
      ...linkTo(toggled(filters, value)),
    })),
    clear: linkTo([]),
    left: countText(labels.ratesLeft, count, locale),
    isPartlyGone: list.isPartlyGone,
    isEmpty: count === 0,
  }
}

/** Moves the focus off a link that will be gone: to the next filter, or to the button of them all. */
function focusNeighbour({ currentTarget }: MouseEvent) {
  const item = currentTarget.closest('li')
  const row = item?.parentElement
  const others = [...(row?.querySelectorAll('a') ?? [])].slice(0, -1)
  const rest = others.filter((link) => link !== currentTarget && !item?.matches(':last-child'))
  const at = others.indexOf(currentTarget as HTMLAnchorElement)
  const button = row?.parentElement?.querySelector<HTMLElement>('button')
  focusAnyway(rest[at] ?? rest.at(-1) ?? button ?? row?.closest('section')?.querySelector('h2'))
}
