import type { SelectedRate } from '../../features/booking/cart/select-rate.view'
import { rateDetailsVariables } from '../../features/rates/details/use-rate-terms'
import { staySearchAtom } from '../../features/stay/search.store'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useQuery } from '../../hooks/use-query'
import { formatMoney } from '../../rules/money/money'
import type { StaySearch } from '../../rules/stay/stay-search'
import type { PageContext } from '../../services/page/page-context'
import { fillText } from '../../ui/text/fill-text'
import { searchProductInfoQuery } from './rate-list.operations'
import type { RateListProps } from './rate-list.schema'

/** A rate that costs another price than the visitor has chosen it for. */
export interface ChangedPrice {
  /** Both prices, in a sentence. */
  text: string
  /** Choosing it once more agrees to the price of now. */
  rate: SelectedRate
  /** What the button says: the price of now is in it. */
  agree: string
}

/** The question for the rate whose price has changed; null for an address that names none. */
export function changedPriceVariables(search: StaySearch, page: PageContext['page']) {
  const { product, quote } = page
  if (!product || !quote) return null
  return rateDetailsVariables({ productId: product, quoteToken: quote }, search, page)
}

/**
 * The rate whose price has changed between the list and the choice. Null while it is asked, and when
 * the price is again the one that the visitor has seen.
 */
export function useChangedPrice({ labels }: RateListProps): ChangedPrice | null {
  const { context } = usePage()
  const search = usePageValue(staySearchAtom)
  const { locale, page } = context
  const answer = useQuery(searchProductInfoQuery, changedPriceVariables(search, page))
  const info = answer.state === 'ready' ? answer.data.searchProductInfo : null
  if (!info?.product || !info.priceChange) return null
  const { id, quoteToken, roomType, ratePlan } = info.product
  const before = formatMoney(info.priceChange.before, locale)
  const after = formatMoney(info.priceChange.after, locale)
  const names = { room: roomType?.name ?? '', rate: ratePlan?.name || labels.standardRate }
  return {
    text: fillText(labels.priceChangedText, { ...names, before, after }),
    rate: {
      id,
      quoteToken,
      selectName: fillText(labels.selectNamed, { ...names, price: after }),
    },
    agree: fillText(labels.agree, { price: after }),
  }
}
