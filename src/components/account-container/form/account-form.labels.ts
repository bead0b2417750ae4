import { pick } from '../../../ui/labels/label-set'
import { shared } from '../account-container.labels'

/** What every form of an account page says beside its fields. */
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
