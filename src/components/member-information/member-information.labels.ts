import { joinLabels } from '../../features/join/join.labels'
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
  pick(
    formLabels,
    ...(['required', 'fieldRequired', 'familyName', 'email', 'emailInvalid', 'address'] as const),
    ...([
      'givenName',
      'nameInvalid',
      'country',
      'chooseCountry',
      'countryRequired',
      'summary',
    ] as const),
  ),
  pick(
    signInLabels,
    ...(['signIn', 'memberNumber', 'tierMember', 'tierSilver', 'tierGold'] as const),
    ...(['tierPlatinum', 'tierTitanium', 'tierAmbassador'] as const),
  ),
  pick(joinLabels, 'haveAccount'),
  pick(messageLabels, 'error'),
  pick(actionLabels, 'retry'),
  guestFormLabels,
  personalDetailsLabels,
)
