import { useMemo } from 'react'
import { usePageValue } from '../../../hooks/use-page-value'
import { useQuery } from '../../../hooks/use-query'
import { addDays } from '../../../rules/stay/days'
import { hotelDays } from '../../../rules/stay/hotel-days'
import type { RulesOf } from '../../../rules/stay/restrictions'
import { STAY_LIMITS, type StaySearch } from '../../../rules/stay/stay-search'
import type { Operations } from '../../../services/graphql/operations'
import { clockAtom } from '../../../services/page/page'
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
}

/** Days of one question (`MOST_DAYS` of the API); three questions reach the last day of arrival. */
const DAYS = 124

/**
 * What the hotel of a search refuses, on all days that can be booked. The answer is about the search's
 * rooms and code, not about its dates. `stay`: the handle of a booked stay that is to be changed.
 */
export function useRestrictions(
  search: StaySearch,
  isWanted: boolean,
  stay?: string,
): Restrictions {
  const first = hotelDays(usePageValue(clockAtom)).from
  const input = searchInput({ ...search, checkIn: null, checkOut: null })
  const variablesFrom = (day: number) =>
    isWanted && search.propertyId
      ? {
          search: input,
          ...(stay && { stay }),
          from: addDays(first, day),
          to: addDays(first, day + DAYS - 1),
        }
      : null
  const near = dataOf(useQuery(stayDateQuery, variablesFrom(0)))
  const next = dataOf(useQuery(stayDateQuery, variablesFrom(DAYS)))
  const far = dataOf(useQuery(stayDateQuery, variablesFrom(2 * DAYS)))

  const nightRules = useMemo(
    () =>
      near
        ? nightRulesOf([near, next, far].flatMap((answer) => answer?.restrictions ?? []))
        : undefined,
    [near, next, far],
  )
  return {
    today: near?.today ?? first,
    timeZone: near?.timeZone ?? null,
    maxNights: near?.maxNights ?? STAY_LIMITS.nights,
    nightRules,
  }
}

type StayDate = NonNullable<Operations['StayDate']['result']['stayDate']>

function dataOf(answer: {
  state: string
  data?: Operations['StayDate']['result']
}): StayDate | null {
  return answer.data?.stayDate ?? null
}
