/** Second step of an online account. */
export const activatePasswordLabels = {
  choosePasswordTitle: 'Choose your password',
  choosePasswordText: 'Welcome, {name}. Your member number is {number}, your email {email}.',
  activateSubmit: 'Activate account',
}
