import { usePage } from '../../../hooks/page-store'
import { asked } from '../../../rules/site/query'
import { type Outcome, outcomeOf } from './account-outcome'
import { type OutcomeWays, type Renewed, useOutcomeWays } from './outcome-ways.model'

export interface OutcomeModel {
  state: 'over'
  outcome: Outcome
  ways: OutcomeWays
}

/** By the page whose form has the outcome. */
const RENEWED: Record<string, Renewed> = { 'forgot-password': 'password', profile: 'email' }

/** The outcome of a form without a script, which the server puts into the address. */
export function useOutcome(): OutcomeModel {
  const page = usePage()
  const ways = useOutcomeWays(RENEWED[page.context.page.id] ?? 'activation')
  const outcome = outcomeOf(asked(page, 'outcome') ?? '')
  return { state: 'over', outcome, ways }
}
