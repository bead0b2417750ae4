import type { AccountPart } from '../account-part'
import { type ForgotModel, useForgot } from './forgot.model'
import { Forgot } from './forgot.view'

export const forgotPart: AccountPart<ForgotModel> = {
  useModel: ({ props }) => useForgot(props),
  View: Forgot,
}
