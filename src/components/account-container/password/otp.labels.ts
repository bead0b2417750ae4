import { pick } from '../../../ui/labels/label-set'
import { shared } from '../account-container.labels'
import { statusLabels } from '../outcome/status.labels'

/** Labels of the page for the one-time password. */
export const otpLabels = {
  ...pick(shared, 'signIn').english,
  otpTitle: 'One more step',
  otpText: 'To keep your account safe, we’ll send you a code to enter here.',
  otpStart: 'Get the code',
  unAuthTitle: statusLabels.unAuthTitle,
  expiredText: statusLabels.expiredText,
}
