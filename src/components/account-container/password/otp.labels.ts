import { pick } from '../../../ui/labels/label-set'
import { shared } from '../account-container.labels'
import { statusLabels } from '../outcome/status.labels'

/** The one-time password. */
export const otpLabels = {
  ...pick(shared, 'signIn').english,
  otpTitle: 'One more step',
  otpText: 'To keep your account safe we send you a code and ask you to enter it here.',
  otpStart: 'Get the code',
  unAuthTitle: statusLabels.unAuthTitle,
  expiredText: statusLabels.expiredText,
}
