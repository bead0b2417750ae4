import { pick } from '../../../ui/labels/label-set'
import { shared } from '../account-container.labels'
import { joinFormLabels } from '../join/join.labels'

/** Labels of the form for the member’s contact details. */
export const contactLabels = {
  ...pick(
    shared,
    'summary',
    'password',
    'showPassword',
    'email',
    'emailInvalid',
    'emailDuplicateError',
    'address',
    'country',
    'chooseCountry',
    'prohibitedCountryErrMsg',
    'phoneAlreadyAssociatedError',
    'callingCode',
    'phone',
    'phoneInvalid',
    'phoneInvalidExact',
    'state',
    'city',
    'line1',
    'line2',
    'postalCode',
    'zipCode',
    'postalInvalid',
    'howToReach',
  ).english,
  yourPassword: joinFormLabels.yourPassword,
  contactTitle: 'Edit contact details',
  contactText:
    'Enter what has changed and leave the rest empty. We’ll send you a message about it.',
  onFile: 'On file: {value}. Leave empty to keep it.',
  keepHint: 'Leave empty to keep what is on file.',
  addressHint: 'Leave empty to keep your address. A new one replaces all of it.',
  proofHint: 'We ask for it so that nobody else can change your details.',
  nothingChanged: 'You haven’t changed anything yet.',
  saveContact: 'Save changes',
  backToAccount: 'Back to your account',
}
