import type { AccountPart } from '../account-part'
import { accountFormLabels } from '../form/account-form.labels'
import { accountOutcomeLabels } from '../outcome/account-outcome.labels'
import type { ChoosePasswordModel } from './choose-password.model'
import { newPasswordLabels } from './new-password.labels'
import { useNewPassword } from './new-password.model'
import { NewPassword } from './new-password.view'
import { newPasswordFieldsLabels } from './new-password-fields.labels'

export const newPasswordPart: AccountPart<ChoosePasswordModel> = {
  labels: {
    ...accountFormLabels,
    ...accountOutcomeLabels,
    ...newPasswordFieldsLabels,
    ...newPasswordLabels,
  },
  useModel: useNewPassword,
  View: NewPassword,
}
