import { joinLabels } from '../../features/join/join.labels'
import { personalDetailsLabels } from '../../features/personal-details/personal-details.labels'
import { saveLabels } from '../../features/save-hotel/save-hotel.labels'
import { passwordRulesLabels } from '../../features/sign-in/password-rules.labels'
import { signInLabels } from '../../features/sign-in/sign-in.labels'
import { actionLabels } from '../../ui/labels/action.labels'
import { formLabels } from '../../ui/labels/form.labels'
import { merged, pick, renamed } from '../../ui/labels/label-set'
import { linkLabels } from '../../ui/labels/link.labels'
import { messageLabels } from '../../ui/labels/message.labels'
import { sessionLabels } from '../../ui/labels/session.labels'

/** The labels that the widget shares with others. */
export const shared = merged(
  passwordRulesLabels,
  pick(messageLabels, 'success', 'warning', 'error', 'unreachable'),
  renamed(messageLabels, {
    info: 'note',
    forgetFailed: 'failed',
    uxlFailureErrorMessage: 'ourSide',
    tooMany: 'tooOften',
    UNPROCESSABLE_ENTITY: 'unprocessable',
  }),
  pick(
    formLabels,
    'required',
    'fieldRequired',
    'summary',
    'password',
    'showPassword',
    'familyName',
    'email',
    'emailInvalid',
    'address',
    'givenName',
    'nameInvalid',
    'country',
    'chooseCountry',
    'countryRequired',
    'name',
  ),
  pick(actionLabels, 'busy', 'retry'),
  pick(
    signInLabels,
    'signIn',
    'locked',
    'lockout',
    'combined',
    'fcp',
    'fcpMore',
    'pageWarn',
    'enroll',
    'credentials',
    'standard',
    'generic',
    'resetPassword',
    'signOut',
    'userName',
    'userNameRequired',
    'memberNumber',
    'needsScript',
  ),
  renamed(signInLabels, {
    forgotTitle: 'forgot',
    invalidEmailOrMemberError: 'userNameInvalid',
    activateTitle: 'activate',
    activatedText: 'signedIn',
    toProfile: 'toAccount',
    phoneAlreadyAssociatedError: 'phoneTaken',
    profileTitle: 'account',
  }),
  pick(joinLabels, 'haveAccount', 'termsRequired', 'conditions', 'privacy'),
  linkLabels,
  pick(sessionLabels, 'searchAgain'),
  renamed(sessionLabels, { timedOutTitle: 'sessionEnded' }),
  renamed(joinLabels, {
    terms: 'termsAndPrivacy',
    joinTitle: 'title',
    emailDuplicateError: 'emailTaken',
    prohibitedCountryErrMsg: 'prohibitedCountry',
    join: 'joinNow',
    newMemberNumberMsg: 'newMemberNumber',
    joinedTitle: 'welcome',
  }),
  pick(saveLabels, 'savedHotels'),
  personalDetailsLabels,
)
