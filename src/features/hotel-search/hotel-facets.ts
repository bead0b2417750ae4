import { formatDistance } from '../../rules/formats/distance'
import { formatMoney, type Money } from '../../rules/money/money'
import type { Operations } from '../../services/graphql/operations'
import { fillText } from '../../ui/text/fill-text'
import type { Facet, FacetValue } from '../filters/filter-source.model'
import type { FilterGroup, Filters } from '../filters/filters.rules'
import type { HotelFilterLabels } from './hotel-filter.labels'

type Answer = Operations['HotelFacets']['result']['searchHotels']['facets']
export type AnsweredFacet = Answer[number]
type AnsweredValue = AnsweredFacet['values'][number]

interface FactOptions {
  labels: HotelFilterLabels
  locale: string
}

/** The filters of the question that the answer knows, in their order. */
export function knownFilters(facets: readonly AnsweredFacet[], wanted: Filters): Filters {
  const known = facets.flatMap(({ group, values }) =>
    values.filter(({ isChosen }) => isChosen).map(({ value }) => filterOf(group, value)),
  )
  return wanted.filter((value) => known.includes(value))
}

/** The groups of an answer in words; a value without a word is left out. */
export function hotelFacets(facets: readonly AnsweredFacet[], options: FactOptions): Facet[] {
  return facets.map(({ group, values }) => ({
    group: group as FilterGroup,
    values: values.flatMap((of): FacetValue[] => {
      const text = textOf(of, options)
      return text ? [{ value: filterOf(group, of.value), text, count: of.count }] : []
    }),
  }))
}

const filterOf = (group: string, value: string) => `${group as FilterGroup}.${value}` as const

function textOf(
  { label, from, to, metres }: AnsweredValue,
  { labels, locale }: FactOptions,
): string {
  const price = (money: Money) => formatMoney(money, locale, 0)
  if (label) return label
  if (typeof metres === 'number')
    return fillText(labels.reach, { distance: formatDistance(metres, locale) })
  if (from && to) return fillText(labels.priceBetween, { from: price(from), to: price(to) })
  if (to) return fillText(labels.priceUpTo, { price: price(to) })
  return from ? fillText(labels.priceOver, { price: price(from) }) : ''
}
