import type { AccountPart } from '../account-part'
import { type OutcomeModel, useOutcome } from './outcome.model'
import { OutcomePage } from './outcome.view'

export const outcomePart: AccountPart<OutcomeModel> = { useModel: useOutcome, View: OutcomePage }
