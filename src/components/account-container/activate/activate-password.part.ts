import type { AccountPart } from '../account-part'
import { type ActivatePasswordModel, useActivatePassword } from './activate-password.model'
import { ActivatePassword } from './activate-password.view'

export const activatePasswordPart: AccountPart<ActivatePasswordModel> = {
  useModel: ({ props }) => useActivatePassword(props),
  View: ActivatePassword,
}
