import { pick } from '../../../ui/labels/label-set'
import { shared } from '../account-container.labels'
import { reachLabels } from '../form/reach.labels'
import { joinFormLabels } from '../join/join.labels'
import { pendingEmailLabels } from './pending-email.labels'

/** Labels of the form for the member’s contact details. */
export const contactLabels = {
  ...reachLabels,
  ...pendingEmailLabels,
  ...pick(shared, 'summary', 'password', 'showPassword').english,
  yourPassword: joinFormLabels.yourPassword,
  contactTitle: 'Edit contact details',
  contactText:
    'Enter what has changed and leave the rest empty. We’ll send you a message about it.',
  keepHint: 'Leave empty to keep what is on file.',
  changeAddress: 'Change address',
  addressHint: 'Leave empty to keep your address. A new one replaces all of it.',
  proofHint: 'We ask for it so that nobody else can change your details.',
  saveContact: 'Save changes',
  backToAccount: 'Back to your account',
}
