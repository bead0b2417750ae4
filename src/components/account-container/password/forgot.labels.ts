import { pick } from '../../../ui/labels/label-set'
import { shared } from '../account-container.labels'

/** Labels of the form for a forgotten password. */
export const forgotLabels = {
  ...pick(shared, 'forgotTitle', 'userName', 'userNameRequired', 'invalidEmailOrMemberError')
    .english,
  forgotText: 'We’ll send you a link to choose a new one.',
}
