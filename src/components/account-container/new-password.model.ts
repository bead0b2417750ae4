import { ACCOUNT_CALLS } from '../../services/transport/account-paths'
import { PASSWORD_TOKEN } from './account-view'
import { type ChoosePasswordModel, useChoosePassword } from './choose-password.model'
import { useLinkToken } from './link-token.model'

export function useNewPassword(): ChoosePasswordModel {
  return useChoosePassword({
    token: useLinkToken(PASSWORD_TOKEN),
    call: ACCOUNT_CALLS.newPassword,
    done: () => 'passwordSaved',
  })
}
