/** Labels of the form for a new password, from a mailed link. */
export const newPasswordLabels = {
  newPasswordTitle: 'Choose a new password',
  savePassword: 'Save password',
}
