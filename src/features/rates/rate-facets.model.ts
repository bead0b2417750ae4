import type { Facet, FilterSource } from '../filters/filter-source.model'
import {
  countValues,
  FILTER_GROUPS,
  type Filters,
  type FilterValue,
  groupOf,
} from '../filters/filters.rules'
import type { OfferedProduct } from './product.model'
import type { RateFilterLabels } from './rate-filter.labels'
import { filterRank, filterText } from './rate-filter-text'
import { knownFilters } from './rate-filters.model'
import { type RateTab, tabOf } from './rooms.model'

interface Shown {
  filters: Filters
  /** Its rates are counted. */
  tab: RateTab
  labels: RateFilterLabels
  locale: string
}

/** What the rates of a tab can be filtered by, from the values of all products of the answer. */
export function rateFacets(
  values: ReadonlyMap<OfferedProduct, readonly FilterValue[]>,
  { filters: wanted, tab, labels, locale }: Shown,
): Pick<FilterSource, 'filters' | 'facets' | 'total'> {
  const products = [...values.keys()]
  const filters = knownFilters(values, wanted)
  const list = products
    .filter((product) => tabOf(product) === tab)
    .map((product) => values.get(product) ?? [])
  const { total, counts } = countValues(list, filters)
  const options = { labels, locale, currency: currencyOf(products) }
  const tell = (value: FilterValue): Facet['values'] => {
    const text = filterText(value, options)
    return text === null ? [] : [{ value, text, count: counts.get(value) ?? 0 }]
  }
  return { filters, facets: facetsOf(list, filters, tell), total }
}

/** The currency of the hotel's prices. */
function currencyOf(products: readonly OfferedProduct[]): string | undefined {
  return products.find(({ totalPricing }) => totalPricing)?.totalPricing?.total.currency
}

/** The groups of which a value tells some rates from others, or has been chosen. */
function facetsOf(
  list: readonly (readonly FilterValue[])[],
  filters: Filters,
  tell: (value: FilterValue) => Facet['values'],
): Facet[] {
  const uses = new Map<FilterValue, number>(filters.map((value) => [value, 0]))
  for (const value of list.flat()) uses.set(value, (uses.get(value) ?? 0) + 1)
  const all = [...uses.keys()].sort((a, b) => filterRank(a) - filterRank(b))
  return FILTER_GROUPS.flatMap((group) => {
    const own = all.filter((value) => groupOf(value) === group)
    const isTelling = own.some(
      (value) => filters.includes(value) || (uses.get(value) ?? 0) < list.length,
    )
    const values = isTelling ? own.flatMap(tell) : []
    return values.length > 0 ? [{ group, values }] : []
  })
}
