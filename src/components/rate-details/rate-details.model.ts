import { useCallback, useEffect } from 'react'
import { type SelectForm, useSelectForm } from '../../features/booking/cart/use-select-form'
import { rateNames } from '../../features/rates/details/rate-title'
import {
  type AskedRate,
  type RateTermsState,
  rateDetailsVariables,
  useRateTerms,
} from '../../features/rates/details/use-rate-terms'
import { staySearchAtom } from '../../features/stay/search.store'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useTrack } from '../../hooks/use-track'
import { asked, queryName } from '../../rules/site/query'
import { formatSearch, parseSearch } from '../../rules/stay/stay-search'
import type { PageContext } from '../../services/page/page-context'
import type { RateDetailsProps } from './rate-details.schema'

export type RateDetailsModel =
  /** The page's address names no rate. */
  | { state: 'none' }
  | {
      state: 'shown'
      details: RateTermsState
      /** Room and rate; '' while they are not known. */
      name: string
      select: SelectForm
      selectName: string
      /** The page without this rate. */
      allHref: string
    }

/** The rate that the page's address names. */
function rateOf({ product, quote }: PageContext['page']): AskedRate | null {
  return product ? { productId: product, quoteToken: quote ?? null } : null
}

/** The question for the terms of the rate of a page's address; null for a page without one. */
export function pageVariables({ page, site, mode, renderedAt }: PageContext) {
  const search = parseSearch(new URLSearchParams(page.search), site, renderedAt ?? Date.now())
  return mode === 'edit' ? null : rateDetailsVariables(rateOf(page), search, page)
}

/** All terms of the rate that the page's address names (W20). */
export function useRateDetails(props: RateDetailsProps): RateDetailsModel {
  const { labels, sections } = props
  const page = usePage()
  const { context, site } = page
  const search = usePageValue(staySearchAtom)
  const track = useTrack('rate-details', props)
  const isRefused = asked(page, 'problem') !== null && !context.page.quote
  const rate = isRefused ? null : rateOf(context.page)
  const details = useRateTerms(rate, { labels, sections })
  const productId = rate?.productId ?? ''
  const select = useSelectForm(
    useCallback((id: string) => track('select_item', { productId: id }), [track]),
  )
  const isShown = details.state === 'ready'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each rate
  useEffect(() => {
    if (isShown) track('rate_details_view', { productId })
  }, [isShown, productId])

  if (!rate || !search.checkIn) return { state: 'none' }
  const query = formatSearch(search, site)
  const { cart } = context.page
  if (cart) query.set(queryName(site, 'cart'), cart)
  return {
    state: 'shown',
    details,
    select,
    ...rateNames(details, labels),
    allHref: `${page.location().pathname}?${query}`,
  }
}
