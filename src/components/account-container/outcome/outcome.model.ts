import { usePage } from '../../../hooks/page-store'
import { asked } from '../../../rules/site/query'
import { type Outcome, outcomeOf } from './account-outcome'
import { type OutcomeWays, useOutcomeWays } from './outcome-ways.model'

export interface OutcomeModel {
  state: 'over'
  outcome: Outcome
  ways: OutcomeWays
}

/** The outcome of a form without a script, which the server puts into the address. */
export function useOutcome(): OutcomeModel {
  const page = usePage()
  const ways = useOutcomeWays(page.context.page.id !== 'forgot-password')
  const outcome = outcomeOf(asked(page, 'outcome') ?? '')
  return { state: 'over', outcome, ways }
}
