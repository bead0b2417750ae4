/** Labels of the second step of activating an online account. */
export const activatePasswordLabels = {
  choosePasswordTitle: 'Choose your password',
  choosePasswordText: 'Welcome, {name}. Your member number is {number} and your email is {email}.',
  activateSubmit: 'Activate account',
}
