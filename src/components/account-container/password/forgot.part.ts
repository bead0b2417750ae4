import type { AccountPart } from '../account-part'
import { accountFormLabels } from '../form/account-form.labels'
import { accountOutcomeLabels } from '../outcome/account-outcome.labels'
import { mailedLinkLabels } from '../outcome/mailed-link.labels'
import { forgotLabels } from './forgot.labels'
import { type ForgotModel, useForgot } from './forgot.model'
import { Forgot } from './forgot.view'

export const forgotPart: AccountPart<ForgotModel> = {
  labels: { ...accountFormLabels, ...accountOutcomeLabels, ...mailedLinkLabels, ...forgotLabels },
  useModel: ({ props }) => useForgot(props),
  View: Forgot,
}
