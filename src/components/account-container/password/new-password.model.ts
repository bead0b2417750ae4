import { newPasswordCall } from '../../../rules/site/account-calls'
import { PASSWORD_TOKEN } from '../account-view'
import { useLinkToken } from '../form/link-token.model'
import { type ChoosePasswordModel, useChoosePassword } from './choose-password.model'

export function useNewPassword(): ChoosePasswordModel {
  return useChoosePassword({
    token: useLinkToken(PASSWORD_TOKEN),
    call: newPasswordCall,
    done: () => 'passwordSaved',
  })
}
