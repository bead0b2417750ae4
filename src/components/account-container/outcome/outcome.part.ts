import type { AccountPart } from '../account-part'
import { accountOutcomeLabels } from './account-outcome.labels'
import { type OutcomeModel, useOutcome } from './outcome.model'
import { OutcomePage } from './outcome.view'

export const outcomePart: AccountPart<OutcomeModel> = {
  labels: accountOutcomeLabels,
  useModel: useOutcome,
  View: OutcomePage,
}
