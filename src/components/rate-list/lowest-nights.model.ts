import { staySearchAtom } from '../../features/stay/search.store'
import { searchInput } from '../../features/stay/search-input.rules'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useQuery } from '../../hooks/use-query'
import { formatDateParts } from '../../rules/formats/dates'
import { formatMoney } from '../../rules/money/money'
import { addDays } from '../../rules/stay/days'
import { hotelDays } from '../../rules/stay/hotel-days'
import type { StaySearch } from '../../rules/stay/stay-search'
import { clockAtom } from '../../services/page/page'
import type { PageContext } from '../../services/page/page-context'
import { countText } from '../../ui/text/count-text'
import { nightlyProductsQuery } from './rate-list.operations'
import type { RateListLabels } from './rate-list.schema'

/** Two months. */
const NIGHTS = 62

export interface LowestNight {
  /** `YYYY-MM-DD`. */
  day: string
  text: string
  price: string
  /** The fewest points that pay for it; '' where points cannot, or are not asked for. */
  points: string
  /** The rates of a stay from this day. */
  href: string
}

export interface NightsOfMonth {
  /** `YYYY-MM`. */
  month: string
  name: string
  nights: LowestNight[]
}

/** The question for the prices of the next nights; null for a search with dates or without a hotel. */
export function nightsVariables(search: StaySearch, page: PageContext['page'], now: number) {
  const propertyId = search.propertyId ?? page.propertyId
  if (!propertyId || search.checkIn) return null
  const checkIn = hotelDays(now).to
  return {
    search: searchInput({ ...search, propertyId, checkIn, checkOut: addDays(checkIn, NIGHTS) }),
  }
}

/** What the next nights cost at least, by month; empty while that is unknown. */
export function useLowestNights(
  labels: Pick<RateListLabels, 'points'>,
  hrefOf: (dates: { checkIn: string; checkOut: string }) => string,
): NightsOfMonth[] {
  const { context } = usePage()
  const search = usePageValue(staySearchAtom)
  const now = usePageValue(clockAtom)
  const { locale, page, mode } = context
  const variables = mode === 'edit' ? null : nightsVariables(search, page, now)
  const answer = useQuery(nightlyProductsQuery, variables)
  const months = new Map<string, NightsOfMonth>()
  for (const { date, cash, points } of answer.state === 'ready'
    ? answer.data.nightlyProducts
    : []) {
    if (!cash) continue
    const month = date.slice(0, 7)
    const name = formatDateParts(date, locale, { month: 'long', year: 'numeric' })
    const known = months.get(month) ?? { month, name, nights: [] }
    known.nights.push({
      day: date,
      text: formatDateParts(date, locale, { weekday: 'short', day: 'numeric', month: 'short' }),
      price: formatMoney(cash, locale),
      points: points === null ? '' : countText(labels.points, points, locale),
      href: hrefOf({ checkIn: date, checkOut: addDays(date, 1) }),
    })
    months.set(month, known)
  }
  return [...months.values()]
}
