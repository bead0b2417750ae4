/** Labels of an e-mail address that is not confirmed yet, and of its link. */
export const pendingEmailLabels = {
  emailPending: 'We’ve sent a link to {email}. Until you follow it, {current} stays your address.',
  keepEmail: 'Keep current address',
}
