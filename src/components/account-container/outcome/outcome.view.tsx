import type { PartProps } from '../account-part'
import { AccountOutcome } from './account-outcome.view'
import type { OutcomeModel } from './outcome.model'

export function OutcomePage({ props, model, ...title }: PartProps & { model: OutcomeModel }) {
  return <AccountOutcome labels={props.labels} isPosted {...model} {...title} />
}
