import { useEffect, useRef, useState } from 'react'
import type { ShownGroup } from '../../features/filters/filter-panel.view'
import type { FilterSource } from '../../features/filters/filter-source.model'
import {
  type FilterGroup,
  type Filters,
  type FilterValue,
  toggled,
  valuesByGroup,
} from '../../features/filters/filters.rules'
import { useFilters } from '../../features/filters/use-filters'
import { useHotelFilters } from '../../features/hotel-search/use-hotel-filters'
import { pageHotels } from '../../features/hotel-search/use-hotels'
import { pageProducts } from '../../features/rates/use-products'
import { useRateFilters } from '../../features/rates/use-rate-filters'
import { usePage } from '../../hooks/page-store'
import { type Overlay, useOverlay } from '../../hooks/use-overlay'
import { useTrack } from '../../hooks/use-track'
import { queryName } from '../../rules/site/query'
import { announce } from '../../services/accessibility/live-region'
import type { Page } from '../../services/page/page'
import type { PageContext } from '../../services/page/page-context'
import { countText } from '../../ui/text/count-text'
import type { CustomizeStayFlyoutProps } from './customize-stay-flyout.schema'

type Labels = CustomizeStayFlyoutProps['labels']

export type CustomizeStayFlyoutModel =
  /** The page has no list, or in author mode nothing in it. */
  | { state: 'none' }
  | ({ state: 'loading' } & Pick<Overlay, 'isOpen' | 'open' | 'close'>)
  | ({ state: 'ready' } & FilterForm)

export interface FilterForm extends Pick<Overlay, 'isOpen' | 'open' | 'close'> {
  groups: ShownGroup[]
  locale: string
  /** The field's name in the address. */
  name: string
  /** What the address keeps of its search. */
  fields: readonly (readonly [name: string, value: string])[]
  /** "12 rates match"; empty while nobody knows. */
  left: string
  /** Said above the groups; empty for nothing. */
  hint: string
  viewText: string
  /** Nothing is chosen. */
  isClear: boolean
  toggle: (value: FilterValue) => void
  clear: () => void
  apply: () => void
  /** Applies, and goes on to the list. */
  view: () => void
  focusAfter: () => HTMLElement | null
}

const TITLES = {
  price: 'groupPrice',
  beds: 'groupBeds',
  rateType: 'groupRateType',
  meal: 'groupMeal',
  refundable: 'groupRefundable',
  accessible: 'groupAccessible',
  suite: 'groupSuite',
  brand: 'groupBrand',
  distance: 'groupDistance',
  amenities: 'groupAmenities',
} as const satisfies Record<FilterGroup, keyof Labels>

/** The questions of the page's list: of rates, or of hotels. */
export function pageVariables(context: PageContext) {
  const isEdit = context.mode === 'edit'
  return {
    products: isEdit ? null : pageProducts(context),
    hotels: isEdit ? null : pageHotels(context),
  }
}

/**
 * The filters of the page's list as a draft until they are applied (W61). Closing without applying
 * drops the draft.
 */
export function useCustomizeStayFlyout(props: CustomizeStayFlyoutProps): CustomizeStayFlyoutModel {
  const { labels, groups } = props
  const page = usePage()
  const { context, site } = page
  const { locale } = context
  const track = useTrack('customize-stay-flyout', props)
  const { filters, fields, apply, hrefOf, leave } = useFilters()
  const [draft, setDraft] = useState<Filters | null>(null)
  const rates = useRateFilters(draft ?? filters, labels)
  const hotels = useHotelFilters(draft ?? filters, labels)
  const source = rates ?? hotels
  const overlay = useOverlay<'filter'>(props, { canOpen: source !== null })
  const { isOpen, open, close } = overlay
  // The dialog asks while it closes, before the next render counts.
  const goesToList = useRef(false)
  const [news, setNews] = useState('')

  useEffect(() => {
    if (isOpen) goesToList.current = false
    else setDraft(null)
  }, [isOpen])
  // Screen readers ignore changes outside an open modal dialog.
  useEffect(() => {
    if (isOpen || !news) return
    announce(news)
    setNews('')
  }, [isOpen, news])

  if (!source || context.mode === 'edit') return { state: 'none' }
  if (source.state === 'loading') return { state: 'loading', isOpen, open, close }
  const chosen = source.filters
  const left = leftText(source, labels, locale)
  const isLive = props.applyMode === 'live'
  const use = (next: Filters) => {
    if (`${next}` === `${filters}`) return
    if (next.length > 0) track('filter_apply', valuesByGroup(next))
    if (source.isInPlace) apply(next)
    else if (isLive) page.leave(hrefOf(next), false)
    else leave(next)
  }
  const change = (next: Filters) => {
    if (isLive) use(next)
    else setDraft(next)
  }
  const finish = (isToList: boolean) => {
    goesToList.current = isToList
    use(chosen)
    setNews(left)
    close('button')
  }
  return {
    state: 'ready',
    isOpen,
    open,
    close,
    groups: groups.flatMap((group) => {
      const facet = source.facets.find((known) => known.group === group)
      if (!facet) return []
      const options = facet.values.map((of) => ({ ...of, isChosen: chosen.includes(of.value) }))
      return [{ group, title: labels[TITLES[group]], options }]
    }),
    locale,
    name: queryName(site, 'filter'),
    fields,
    left,
    hint: hintOf(source, draft ?? filters, labels),
    viewText: viewText(source, labels, locale),
    isClear: chosen.length === 0,
    toggle: (value) => change(toggled(chosen, value)),
    clear: () => {
      if (chosen.length === 0) return
      track('filter_clear')
      change([])
    },
    apply: () => finish(false),
    view: () => finish(true),
    focusAfter: () => (goesToList.current ? listTitle(page) : null),
  }
}

function leftText({ unit, total }: FilterSource, labels: Labels, locale: string): string {
  if (total === null) return ''
  return countText(unit === 'rates' ? labels.ratesLeft : labels.hotelsLeft, total, locale)
}

function viewText({ unit, total }: FilterSource, labels: Labels, locale: string): string {
  if (total === null) return labels.viewAll
  return countText(unit === 'rates' ? labels.viewCount : labels.viewHotels, total, locale)
}

function hintOf({ filters, total }: FilterSource, wanted: Filters, labels: Labels): string {
  if (total === 0) return labels.noMatch
  return filters.length < wanted.length ? labels.filtersGone : ''
}

function listTitle(page: Page): HTMLElement | null {
  const list = document.getElementById(page.placed(['rate-list', 'search-results']) ?? '')
  return list?.querySelector<HTMLElement>('h1, h2, h3') ?? null
}
