import { actionLabels } from '../../ui/labels/action.labels'
import { formLabels } from '../../ui/labels/form.labels'
import { merged, pick, renamed } from '../../ui/labels/label-set'
import { linkLabels } from '../../ui/labels/link.labels'
import { messageLabels } from '../../ui/labels/message.labels'
import { signInLabels } from '../sign-in/sign-in.labels'
import { joinLabels } from './join.labels'

/** Labels that the widget shares with other widgets. */
export const shared = merged(
  pick(
    joinLabels,
    'title',
    'welcome',
    'termsRequired',
    'haveAccount',
    'conditions',
    'privacy',
    'termsAndPrivacy',
  ),
  renamed(joinLabels, {
    prohibitedCountryErrMsg: 'prohibitedCountry',
    join: 'joinNow',
    emailDuplicateError: 'emailTaken',
    newMemberNumberMsg: 'newMemberNumber',
  }),
  pick(
    formLabels,
    'name',
    'givenName',
    'familyName',
    'email',
    'country',
    'chooseCountry',
    'required',
    'fieldRequired',
    'nameInvalid',
    'emailInvalid',
    'countryRequired',
  ),
  linkLabels,
  pick(actionLabels, 'busy'),
  pick(messageLabels, 'error', 'unreachable', 'done'),
  renamed(messageLabels, {
    tooMany: 'tooOften',
    UNPROCESSABLE_ENTITY: 'unprocessable',
    uxlFailureErrorMessage: 'ourSide',
  }),
  pick(signInLabels, 'signIn'),
)
