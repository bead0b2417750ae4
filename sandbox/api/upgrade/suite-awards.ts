import type { NewSuiteNight, StoredSuiteNight } from '../../database/booking/suite-nights'
import type { Customer } from '../../database/members/customers'
import { SUITE_NIGHTS_A_YEAR } from '../../seed/suite-awards'
import { isUsing } from './suite-night-status'

/** Suite nights that a member was given in one year. */
export interface SuiteAward {
  id: string
  /** The last night that it can be used for, `YYYY-MM-DD`. */
  expires: string
  /** Nights that are left. */
  remaining: number
}

/**
 * The awards of a member that nights of the stay can still be asked for with, the first to expire first.
 * Awards follow from the member's level: those of a year are good until the end of the next one.
 */
export function suiteAwards(
  { id, level }: Pick<Customer, 'id' | 'level'>,
  used: readonly StoredSuiteNight[],
  { now, lastNight }: { now: number; lastNight: string },
): SuiteAward[] {
  const nights = SUITE_NIGHTS_A_YEAR.get(level) ?? 0
  const thisYear = new Date(now).getUTCFullYear()
  return [thisYear - 1, thisYear].flatMap((year) => {
    const award = { id: `${id}-${year}`, expires: `${year + 1}-12-31` }
    const taken = used.filter((night) => night.awardId === award.id && isUsing(night, now)).length
    const remaining = nights - taken
    return remaining > 0 && award.expires >= lastNight ? [{ ...award, remaining }] : []
  })
}

/** How many nights awards are left for. */
export function nightsLeft(awards: readonly SuiteAward[]): number {
  return awards.reduce((sum, { remaining }) => sum + remaining, 0)
}

interface Asked {
  orderId: string
  customerId: string
  /** Rooms with the nights of the stay. */
  rooms: readonly { itemId: string; nights: readonly string[] }[]
  at: Date
}

/** An award for every night of a room, room by room, for as many rooms as the awards allow. */
export function allotAwards(awards: readonly SuiteAward[], asked: Asked): NewSuiteNight[] {
  const { orderId, customerId, rooms, at: requestedAt } = asked
  const free = awards.flatMap(({ id, remaining }) => new Array<string>(remaining).fill(id))
  return rooms.flatMap(({ itemId, nights }) => {
    if (nights.length > free.length) return []
    return nights.map((night) => {
      const awardId = free.shift() ?? ''
      return { orderId, customerId, itemId, night, awardId, requestedAt }
    })
  })
}
