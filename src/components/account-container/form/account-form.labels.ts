import { pick } from '../../../ui/labels/label-set'
import { shared } from '../account-container.labels'

/** Labels of every form of an account page, without those of its fields. */
export const accountFormLabels = {
  ...pick(
    shared,
    'error',
    'busy',
    'required',
    'fieldRequired',
    'unreachable',
    'tooMany',
    'UNPROCESSABLE_ENTITY',
    'uxlFailureErrorMessage',
  ).english,
}
