import { pick } from '../../../ui/labels/label-set'
import { shared } from '../account-container.labels'

/** Labels of the fields about how to reach a member. */
export const reachLabels = pick(
  shared,
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
).english
