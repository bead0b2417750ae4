import type { AccountPart } from '../account-part'
import type { ChoosePasswordModel } from './choose-password.model'
import { useNewPassword } from './new-password.model'
import { NewPassword } from './new-password.view'

export const newPasswordPart: AccountPart<ChoosePasswordModel> = {
  useModel: useNewPassword,
  View: NewPassword,
}
