import type { AccountPart } from '../account-part'
import { accountFormLabels } from '../form/account-form.labels'
import { accountOutcomeLabels } from '../outcome/account-outcome.labels'
import { confirmEmailLabels } from './confirm-email.labels'
import { type ConfirmEmailModel, useConfirmEmail } from './confirm-email.model'
import { ConfirmEmail } from './confirm-email.view'

export const confirmEmailPart: AccountPart<ConfirmEmailModel> = {
  labels: { ...accountFormLabels, ...accountOutcomeLabels, ...confirmEmailLabels },
  useModel: useConfirmEmail,
  View: ConfirmEmail,
}
