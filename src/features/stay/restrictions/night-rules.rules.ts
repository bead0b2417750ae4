import type { NightRules, RefusalReason, RulesOf } from '../../../rules/stay/restrictions'

/** What a hotel says of a day on which something is refused; `reason`: why no stay begins on it. */
export interface Restriction {
  date: string
  minStay: number | null
  closedToArrival: boolean
  closedToDeparture: boolean
  reason: RefusalReason | null
}

const OPEN: NightRules = {
  isOpen: true,
  left: null,
  minStay: 1,
  maxStay: null,
  minStayThrough: 1,
  isClosedToArrival: false,
  isClosedToDeparture: false,
}

/**
 * The rules of the nights of a hotel, by the days that it names; every other night is open. A day on
 * which no stay begins because the hotel is closed or full counts as such a night.
 */
export function nightRulesOf(restrictions: readonly Restriction[]): RulesOf {
  const rules = new Map(restrictions.map((restriction) => [restriction.date, rulesOf(restriction)]))
  return (day) => rules.get(day) ?? OPEN
}

function rulesOf(restriction: Restriction): NightRules {
  const { minStay, closedToArrival, closedToDeparture, reason } = restriction
  return {
    ...OPEN,
    isOpen: reason !== 'closed',
    left: reason === 'soldOut' ? 0 : null,
    minStay: minStay ?? 1,
    isClosedToArrival: closedToArrival,
    isClosedToDeparture: closedToDeparture,
  }
}
