import { changeProblemLabels } from '../../features/booking/changes/change-problem.labels'
import { stayChangesLabels } from '../../features/booking/changes/stay-changes.labels'
import { backToStayLabels } from '../../features/booking/order/back-to-stay.labels'
import { agencyLabels } from '../../features/checkout/agent/agency.labels'
import { otherCardLabels, savedCardLabels } from '../../features/payment/saved-card.labels'
import {
  guestFormLabels,
  personalDetailsLabels,
} from '../../features/personal-details/personal-details.labels'
import { signInLabels } from '../../features/sign-in/sign-in.labels'
import { actionLabels } from '../../ui/labels/action.labels'
import { formLabels } from '../../ui/labels/form.labels'
import { merged, pick } from '../../ui/labels/label-set'
import { messageLabels } from '../../ui/labels/message.labels'

/** Labels that the widget shares with other widgets. */
export const shared = merged(
  stayChangesLabels,
  backToStayLabels,
  guestFormLabels,
  agencyLabels,
  savedCardLabels,
  otherCardLabels,
  pick(changeProblemLabels, 'notYours'),
  pick(personalDetailsLabels, 'callingCode', 'nameHint', 'phone', 'phoneInvalid'),
  pick(personalDetailsLabels, 'phoneInvalidExact', 'howToReach'),
  pick(formLabels, 'required', 'fieldRequired', 'givenName', 'familyName', 'nameInvalid'),
  pick(formLabels, 'email', 'emailInvalid', 'summary'),
  pick(signInLabels, 'signIn'),
  pick(messageLabels, 'error', 'info'),
  pick(actionLabels, 'retry', 'busy'),
)
