import { staySearchAtom } from '../../features/stay/search.store'
import { searchInput } from '../../features/stay/search-input.rules'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useQuery } from '../../hooks/use-query'
import { parseSearch, type StaySearch } from '../../rules/stay/stay-search'
import { localPathAtom } from '../../services/navigate/context-path'
import type { PageContext } from '../../services/page/page-context'
import { type PrepayConsentModel, usePrepayConsent } from './prepay-consent.model'
import { prepayRatesQuery } from './prepay-rates.operations'
import type { PrepayRatesProps } from './prepay-rates.schema'
import { nonRefundableTexts } from './prepay-terms'

export type PrepayRatesModel =
  | PrepayConsentModel
  /** The hotel has no rate that is paid at once, or the answer is missing. */
  | { state: 'none' }
  | {
      state: 'ready'
      /** What is said where nothing is paid back of any of these rates; else empty. */
      nonRefundable: readonly string[]
      termsHref: string | null
    }

/** The question for the rates of a hotel that are paid at once; null without a hotel. */
function variablesOf(search: StaySearch, { propertyId }: PageContext['page']) {
  const id = search.propertyId ?? propertyId
  return id ? { propertyId: id, search: searchInput({ ...search, propertyId: id }) } : null
}

/** The question of a page's address. */
export function pageVariables({ page, site, mode, renderedAt }: PageContext) {
  const search = parseSearch(new URLSearchParams(page.search), site, renderedAt ?? Date.now())
  return mode === 'edit' ? null : variablesOf(search, page)
}

/**
 * Rates that cost less because they are paid at once (W22). No amount is shown: what is charged at once
 * may lack a tax that only the hotel collects, and each rate has its total (C.14).
 */
export function usePrepayRates(props: PrepayRatesProps): PrepayRatesModel {
  const { labels, termsHref, variant } = props
  const consent = usePrepayConsent(props)
  const { locale, page } = usePage().context
  const search = usePageValue(staySearchAtom)
  const localPath = usePageValue(localPathAtom)
  const answer = useQuery(prepayRatesQuery, variant === 'info' ? variablesOf(search, page) : null)
  if (variant === 'consent') return consent
  const rates = answer.state === 'ready' ? answer.data.prepayRates : []
  if (rates.length === 0) return { state: 'none' }
  return {
    state: 'ready',
    nonRefundable: nonRefundableTexts(rates, labels, locale),
    termsHref: termsHref ? localPath(termsHref) : null,
  }
}
