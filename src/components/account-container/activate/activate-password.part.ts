import type { AccountPart } from '../account-part'
import { accountFormLabels } from '../form/account-form.labels'
import { accountOutcomeLabels } from '../outcome/account-outcome.labels'
import { newPasswordFieldsLabels } from '../password/new-password-fields.labels'
import { activatePasswordLabels } from './activate-password.labels'
import { type ActivatePasswordModel, useActivatePassword } from './activate-password.model'
import { ActivatePassword } from './activate-password.view'

export const activatePasswordPart: AccountPart<ActivatePasswordModel> = {
  labels: {
    ...accountFormLabels,
    ...accountOutcomeLabels,
    ...newPasswordFieldsLabels,
    ...activatePasswordLabels,
  },
  useModel: ({ props }) => useActivatePassword(props),
  View: ActivatePassword,
}
