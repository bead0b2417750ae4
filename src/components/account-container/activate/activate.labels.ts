import { pick } from '../../../ui/labels/label-set'
import { shared } from '../account-container.labels'

/** Labels of the first step of activating an online account. */
export const activateLabels = {
  ...pick(shared, 'activateTitle', 'memberNumber', 'familyName', 'email', 'emailInvalid').english,
  activateText:
    'For members who joined at a hotel or by phone. We’ll send a link to the email address we have for you.',
  memberNumberInvalid: 'Enter your member number: at least 10 digits or letters.',
}
