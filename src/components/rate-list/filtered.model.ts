import type { MouseEvent } from 'react'
import {
  type ChosenFiltersModel,
  useChosenFilters,
} from '../../features/filters/chosen-filters.model'
import type { Filters } from '../../features/filters/filters.rules'
import { useFilters } from '../../features/filters/use-filters'
import { filterText } from '../../features/rates/rate-filter-text'
import { isPlainClick } from '../../hooks/is-plain-click'
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

/** The chosen filters; taking one away changes the list without leaving the page. */
export function useFiltered(props: RateListProps, list: ListFilters): ChosenFiltersModel {
  const { labels } = props
  const { filters, count, locale, currency, hrefOf, isPartlyGone } = list
  const { apply } = useFilters()
  return useChosenFilters('rate-list', props, {
    filters,
    hrefOf,
    isPartlyGone,
    isEmpty: count === 0,
    left: countText(labels.ratesLeft, count, locale),
    textOf: (value) => filterText(value, { labels, locale, currency }),
    apply: (next, event) => {
      if (!isPlainClick(event)) return false
      event.preventDefault()
      focusNeighbour(event)
      apply(next)
      return true
    },
  })
}

/** Moves the focus off a link that will be gone: to the next filter, or to the button of them all. */
function focusNeighbour({ currentTarget }: MouseEvent) {
  const item = currentTarget.closest('li')
  const row = item?.parentElement
  const others = [...(row?.querySelectorAll('a') ?? [])].slice(0, -1)
  const rest = others.filter((link) => link !== currentTarget && !item?.matches(':last-child'))
  const at = others.indexOf(currentTarget as HTMLAnchorElement)
  const list = row?.closest('section')
  const button = list?.querySelector<HTMLElement>('button[aria-haspopup]')
  focusAnyway(rest[at] ?? rest.at(-1) ?? button ?? list?.querySelector('h2'))
}
