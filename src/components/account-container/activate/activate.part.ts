import type { AccountPart } from '../account-part'
import { accountFormLabels } from '../form/account-form.labels'
import { accountOutcomeLabels } from '../outcome/account-outcome.labels'
import { mailedLinkLabels } from '../outcome/mailed-link.labels'
import { activateLabels } from './activate.labels'
import { type ActivateModel, useActivate } from './activate.model'
import { Activate } from './activate.view'

export const activatePart: AccountPart<ActivateModel> = {
  labels: { ...accountFormLabels, ...accountOutcomeLabels, ...mailedLinkLabels, ...activateLabels },
  useModel: ({ props }) => useActivate(props),
  View: Activate,
}
