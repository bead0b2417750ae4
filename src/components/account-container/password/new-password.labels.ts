/** A new password, from a mailed link. */
export const newPasswordLabels = {
  newPasswordTitle: 'Choose a new password',
  savePassword: 'Save password',
}
