import { useDeferredValue, useEffect, useMemo } from 'react'
import { type Filters, matcherOf } from '../../features/filters/filters.rules'
import { filtersAtom, filtersOf } from '../../features/filters/filters.store'
import type { OfferedProduct } from '../../features/rates/product.model'
import { filterValuesOf, knownFilters } from '../../features/rates/rate-filters.model'
import { rateTabAtom } from '../../features/rates/rate-tab.store'
import { RATE_TABS, type RateTab, shownTab, tabOf } from '../../features/rates/rooms.model'
import { useLatePart } from '../../hooks/use-late-part'
import { usePageAction, usePageValue } from '../../hooks/use-page-value'
import type { Page } from '../../services/page/page'
import { rateListParts } from './rate-list.parts'

export interface FilteredRates {
  tab: RateTab
  setTab: (tab: RateTab) => void
  /** The rates of the tab that the filters leave. */
  shown: readonly OfferedProduct[]
  /** The filters that the answer knows. */
  filters: Filters
  isPartlyGone: boolean
}

/** Whether the address has filters: the list then begins with them. */
export function hasFilters(page: Page): boolean {
  return filtersOf(page, page.location()).length > 0
}

/** The rates of the shown tab that the page's filters leave at a time, ms since 1970 (W61). */
export function useFilteredRates(
  products: readonly OfferedProduct[],
  allowed: readonly RateTab[],
  now: number,
): FilteredRates {
  // The dialog that applies them answers before hundreds of rates are looked through.
  const wanted = useDeferredValue(usePageValue(filtersAtom))
  const chosenTab = usePageValue(rateTabAtom)
  const setTab = usePageAction(rateTabAtom)
  const tab = shownTab(products, allowed, chosenTab)
  // The flyout counts the rates of the tab, and does not know which tabs an author allows.
  const isOther = products.length > 0 && tab !== shownTab(products, RATE_TABS, chosenTab)
  useEffect(() => {
    if (isOther) setTab(tab)
  }, [isOther, tab, setTab])
  useLatePart(rateListParts.filtered, { isWanted: wanted.length > 0 })
  const { filters, shown } = useMemo(() => {
    const inTab = products.filter((product) => tabOf(product) === tab)
    if (wanted.length === 0) return { filters: wanted, shown: inTab }
    const values = filterValuesOf(products, wanted, now)
    const filters = knownFilters(values, wanted)
    const matches = matcherOf(filters)
    return { filters, shown: inTab.filter((product) => matches(values.get(product) ?? [])) }
  }, [products, wanted, tab, now])
  return { tab, setTab, shown, filters, isPartlyGone: filters.length < wanted.length }
}
