/** Labels of the step to which the link to a new e-mail address leads. */
export const confirmEmailLabels = {
  confirmEmailTitle: 'Confirm your email address',
  confirmEmailText:
    'We sent this link to your new address. Once you confirm it, we’ll write to you there, and you sign in with it.',
  confirmEmail: 'Confirm address',
}
