import { usePage } from '../../hooks/page-store'
import { OUTCOME, type Outcome, outcomeOf } from './account-outcome'
import { type OutcomeWays, useOutcomeWays } from './outcome-ways.model'

export interface OutcomeModel {
  outcome: Outcome
  ways: OutcomeWays
}

/** What came of a form that the browser posted by itself; the server says it in the address. */
export function useOutcome(): OutcomeModel {
  const page = usePage()
  const ways = useOutcomeWays(page.context.page.id !== 'forgot-password')
  return { outcome: outcomeOf(page.location().searchParams.get(OUTCOME) ?? ''), ways }
}
