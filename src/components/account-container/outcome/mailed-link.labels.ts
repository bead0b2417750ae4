/** Labels of a form that requests a link by e-mail. */
export const mailedLinkLabels = {
  sendLink: 'Send link',
}
