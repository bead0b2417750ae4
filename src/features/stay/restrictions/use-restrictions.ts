import { useMemo } from 'react'
import { usePage } from '../../../hooks/page-store'
import { usePageValue } from '../../../hooks/use-page-value'
import { useQuery } from '../../../hooks/use-query'
import { formatMoney, type Money } from '../../../rules/money/money'
import { addDays } from '../../../rules/stay/days'
import { hotelDays } from '../../../rules/stay/hotel-days'
import type { RulesOf } from '../../../rules/stay/restrictions'
import { STAY_LIMITS, type StaySearch } from '../../../rules/stay/stay-search'
import type { Operations } from '../../../services/graphql/operations'
import { clockAtom } from '../../../services/page/page'
import type { DayPrice } from '../calendar/calendar-words.model'
import { searchInput } from '../search-input.rules'
import { nightRulesOf } from './night-rules.rules'
import { stayDateQuery } from './stay-date.operations'

interface Restrictions {
  /** The hotel's own day; until it is known, the earliest that it can be. */
  today: string
  timeZone: string | null
  maxNights: number
  /** Missing until the hotel has answered, or if it cannot: every night then counts as open. */
  nightRules: RulesOf | undefined
  /** The lowest price of a night; missing where none are wanted, and if the hotel cannot answer. */
  priceOf: ((night: string) => DayPrice | null) | undefined
  /** The search asks for points: a night that points pay for has them beside its price. */
  hasPoints: boolean
}

interface Wanted {
  /** Nothing is asked before. */
  isOpen: boolean
  /** The handle of a booked stay that is to be changed. */
  stay?: string | undefined
  hasPrices?: boolean
}

/** Days of one question (`MOST_DAYS` of the API); three questions reach the last day of arrival. */
const DAYS = 124

/**
 * What the hotel of a search refuses, on all days that can be booked, and what its nights cost at least. The
 * answer is about the search's rooms and code, not about its dates.
 */
export function useRestrictions(
  search: StaySearch,
  { isOpen, stay, hasPrices = false }: Wanted,
): Restrictions {
  const { locale } = usePage().context
  const first = hotelDays(usePageValue(clockAtom)).from
  const input = searchInput({ ...search, checkIn: null, checkOut: null })
  const variablesFrom = (day: number) =>
    isOpen && search.propertyId
      ? {
          search: input,
          ...(stay && { stay }),
          ...(hasPrices && { prices: true }),
          from: addDays(first, day),
          to: addDays(first, day + DAYS - 1),
        }
      : null
  const answer = useQuery(stayDateQuery, variablesFrom(0))
  const near = dataOf(answer)
  const next = dataOf(useQuery(stayDateQuery, variablesFrom(DAYS)))
  const far = dataOf(useQuery(stayDateQuery, variablesFrom(2 * DAYS)))

  const nightRules = useMemo(
    () =>
      near ? nightRulesOf([near, next, far].flatMap((one) => one?.restrictions ?? [])) : undefined,
    [near, next, far],
  )
  const isPriced = hasPrices && answer.state !== 'failed'
  const priceOf = useMemo(() => {
    if (!isPriced) return undefined
    const prices = new Map(
      [near, next, far]
        .flatMap((one) => one?.lowest ?? [])
        .flatMap(({ date, price, points }) =>
          price ? [[date, { price: wholePrice(price, locale), points }]] : [],
        ),
    )
    return (night: string) => prices.get(night) ?? null
  }, [near, next, far, isPriced, locale])
  return {
    today: near?.today ?? first,
    timeZone: near?.timeZone ?? null,
    maxNights: near?.maxNights ?? STAY_LIMITS.nights,
    nightRules,
    priceOf,
    hasPoints: search.usePoints,
  }
}

type StayDate = NonNullable<Operations['StayDate']['result']['stayDate']>

function dataOf(answer: {
  state: string
  data?: Operations['StayDate']['result']
}): StayDate | null {
  return answer.data?.stayDate ?? null
}

/**
 * A cell of a calendar has no room for cents, and a price that is higher than it says would be none. In a narrow
 * cell the currency is on a line of its own.
 */
function wholePrice({ amount, decimalPoint, currency }: Money, locale: string): string {
  const whole = Math.ceil(amount / 10 ** decimalPoint)
  return formatMoney({ amount: whole, decimalPoint: 0, currency }, locale, 0).replace(/\s/, ' ')
}
