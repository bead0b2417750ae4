/** A form that has a link mailed. */
export const mailedLinkLabels = {
  sendLink: 'Send link',
}
