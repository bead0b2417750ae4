import { newPasswordCall } from '../../rules/site/account-calls'
import { PASSWORD_TOKEN } from './account-view'
import { type ChoosePasswordModel, useChoosePassword } from './choose-password.model'
import { useLinkToken } from './link-token.model'

export function useNewPassword(): ChoosePasswordModel {
  return useChoosePassword({
    token: useLinkToken(PASSWORD_TOKEN),
    call: newPasswordCall,
    done: () => 'passwordSaved',
  })
}
