import { pick } from '../../../ui/labels/label-set'
import { shared } from '../account-container.labels'

/** Labels of the fields for a new password, and of its rules. */
export const newPasswordFieldsLabels = {
  ...pick(shared, 'showPassword').english,
  newPassword: 'New password',
  confirmPassword: 'Confirm new password',
  passwordRules: 'Your password needs:',
  ruleLength: '8 to 20 characters',
  ruleLower: 'a lower-case letter',
  ruleUpper: 'an upper-case letter',
  ruleSpecial: 'a special character, such as ! or #',
  ruleAllowed: 'only letters, digits and special characters, no spaces',
  ruleMet: 'met',
  ruleOpen: 'not yet',
  rulesCount: '{met} of {all} rules met',
  passwordInvalid: 'This password doesn’t meet all the rules yet.',
  passwordMismatch: 'The passwords don’t match.',
}
