import { lookupMessages } from '../../features/reservation-lookup/lookup.labels'
import { signInLabels } from '../../features/sign-in/sign-in.labels'
import { actionLabels } from '../../ui/labels/action.labels'
import { formLabels } from '../../ui/labels/form.labels'
import { merged, pick, renamed } from '../../ui/labels/label-set'
import { messageLabels } from '../../ui/labels/message.labels'

/** The labels that the widget shares with others. */
export const shared = merged(
  renamed(lookupMessages, { titleLookup: 'signIn' }),
  pick(
    signInLabels,
    'forgot',
    'activate',
    'join',
    'locked',
    'lockout',
    'resetPassword',
    'combined',
    'fcp',
    'fcpMore',
    'pageWarn',
    'enroll',
    'standard',
    'generic',
    'signedIn',
  ),
  renamed(signInLabels, {
    titleCheckedIn: 'toLink',
    titlePointsRate: 'toPoints',
    emailOrMember: 'userName',
    remembered: 'memberNumber',
    submit: 'signIn',
    emailRequired: 'userNameRequired',
    invalidEmailOrMember: 'userNameInvalid',
    credentialsMismatch: 'credentials',
    account: 'toAccount',
  }),
  pick(formLabels, 'password', 'required', 'showPassword'),
  pick(messageLabels, 'warning', 'error', 'info'),
  renamed(messageLabels, { clearFailed: 'failed', success: 'done' }),
  pick(actionLabels, 'call'),
)
