import { usePage } from '../../../hooks/page-store'
import { usePageValue } from '../../../hooks/use-page-value'
import { useQuery } from '../../../hooks/use-query'
import type { StaySearch } from '../../../rules/stay/stay-search'
import type { PageContext } from '../../../services/page/page-context'
import { useConvertedPrice } from '../../currency/use-converted-price'
import { staySearchAtom } from '../../stay/search.store'
import { searchInput } from '../../stay/search-input.rules'
import { usePolicyClock } from '../policy/use-policy-clock'
import type { RateDetailsLabels } from './rate-details.labels'
import { rateDetailsQuery } from './rate-details.operations'
import { type RateTerms, rateTermsOf } from './rate-facts'
import type { RateSection } from './rate-sections.rules'

export type RateTermsState =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  /** The rate is not sold for the stay any more. */
  | { state: 'gone' }
  | ({ state: 'ready' } & RateTerms)

/** The rate that a visitor asks about, and the price that was shown with it. */
export interface AskedRate {
  productId: string
  quoteToken: string | null
}

/** The question for the terms of a rate; null while the search has no hotel or no dates. */
export function rateDetailsVariables(
  rate: AskedRate | null,
  search: StaySearch,
  { propertyId, cart }: PageContext['page'],
) {
  const id = search.propertyId ?? propertyId
  if (!rate || !id || !search.checkIn) return null
  const { productId, quoteToken } = rate
  return {
    productId,
    search: searchInput({ ...search, propertyId: id }),
    cartId: cart ?? null,
    quoteToken,
  }
}

interface Wanted {
  labels: RateDetailsLabels
  sections: readonly RateSection[]
}

/** All terms of a rate for the page's search (W20). A `rate` of null asks nothing. */
export function useRateTerms(rate: AskedRate | null, { labels, sections }: Wanted): RateTermsState {
  const { context } = usePage()
  const search = usePageValue(staySearchAtom)
  const variables = rateDetailsVariables(rate, search, context.page)
  const { retry, ...answer } = useQuery(rateDetailsQuery, variables)
  const data = answer.state === 'ready' ? answer.data : null
  const clock = usePolicyClock([data?.rateDetails?.policy.deadline])
  const convert = useConvertedPrice(data?.rateDetails?.total?.currency)
  if (answer.state === 'failed') return { state: 'failed', retry }
  if (!data) return { state: 'loading' }
  const { rateDetails, searchProductInfo } = data
  if (!rateDetails || !searchProductInfo.product) return { state: 'gone' }
  const { locale } = context
  const options = { labels, sections, locale, ...clock, convert }
  return { state: 'ready', ...rateTermsOf(rateDetails, searchProductInfo, options) }
}
