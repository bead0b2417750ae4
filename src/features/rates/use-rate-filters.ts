import { useMemo } from 'react'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import type { FilterSource } from '../filters/filter-source.model'
import type { Filters } from '../filters/filters.rules'
import { useTermsTime } from './policy/use-terms-time'
import { rateFacets } from './rate-facets.model'
import type { RateFilterLabels } from './rate-filter.labels'
import { filterValuesOf } from './rate-filters.model'
import { rateTabAtom } from './rate-tab.store'
import { RATE_TABS, shownTab } from './rooms.model'
import { useProducts } from './use-products'

const NONE: never[] = []

/** What the rates of the page can be filtered by; null on a page without rates. */
export function useRateFilters(filters: Filters, labels: RateFilterLabels): FilterSource | null {
  const { locale } = usePage().context
  const { hasSearch, ...answer } = useProducts()
  const chosenTab = usePageValue(rateTabAtom)
  const products = answer.state === 'ready' ? answer.data.searchProductsByProperty.products : NONE
  const now = useTermsTime(products)
  const found = useMemo(() => {
    const tab = shownTab(products, RATE_TABS, chosenTab)
    return rateFacets(filterValuesOf(products, filters, now), { filters, tab, labels, locale })
  }, [products, filters, chosenTab, labels, locale, now])
  if (!hasSearch || answer.state === 'failed') return null
  const loaded = { unit: 'rates', isInPlace: true } as const
  if (answer.state !== 'ready')
    return { ...loaded, state: 'loading', filters, facets: [], total: null }
  return products.length > 0 ? { ...loaded, state: 'ready', ...found } : null
}
