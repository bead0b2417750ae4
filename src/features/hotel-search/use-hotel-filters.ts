import { useMemo } from 'react'
import { usePage } from '../../hooks/page-store'
import { useQuery } from '../../hooks/use-query'
import type { FilterSource } from '../filters/filter-source.model'
import type { Filters } from '../filters/filters.rules'
import { hotelFacets, knownFilters } from './hotel-facets'
import { hotelFacetsQuery } from './hotel-facets.operations'
import type { HotelFilterLabels } from './hotel-filter.labels'
import { hotelsVariables, useHotels } from './use-hotels'

/**
 * What the hotels of the page can be filtered by; null without hotels. The counts of a choice that is
 * not the page's are asked for, and unknown until they are there.
 */
export function useHotelFilters(wanted: Filters, labels: HotelFilterLabels): FilterSource | null {
  const { locale } = usePage().context
  const { search, filters, hasHotels, ...answer } = useHotels()
  const isPages = `${wanted}` === `${filters}`
  const asked = useQuery(
    hotelFacetsQuery,
    isPages || !hasHotels ? null : hotelsVariables(search, wanted),
  )
  const pages = answer.state === 'ready' ? answer.data.searchHotels : null
  const counted = asked.state === 'ready' ? asked.data.searchHotels : null
  const known = isPages ? pages : counted
  const answered = (known ?? pages)?.facets
  const facets = useMemo(
    () => (answered ? hotelFacets(answered, { labels, locale }) : []),
    [answered, labels, locale],
  )
  if (!hasHotels || answer.state === 'failed') return null
  const source = { unit: 'hotels', isInPlace: false } as const
  if (!pages) return { ...source, state: 'loading', filters, facets: [], total: null }
  if (facets.length === 0) return null
  return {
    ...source,
    state: 'ready',
    filters: known ? knownFilters(known.facets, wanted) : wanted,
    facets: known ? facets : facets.map(uncounted),
    total: known ? known.total : null,
  }
}

function uncounted({ group, values }: FilterSource['facets'][number]) {
  return { group, values: values.map((value) => ({ ...value, count: null })) }
}
