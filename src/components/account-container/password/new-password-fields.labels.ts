import { passwordRulesLabels } from '../../../features/sign-in/password-rules.labels'
import { pick } from '../../../ui/labels/label-set'
import { shared } from '../account-container.labels'

/** Labels of the fields for a new password, and of its rules. */
export const newPasswordFieldsLabels = {
  ...pick(shared, 'showPassword').english,
  newPassword: 'New password',
  confirmPassword: 'Confirm new password',
  ...passwordRulesLabels.english,
  passwordMismatch: 'The passwords don’t match.',
}
