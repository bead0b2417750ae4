import { saveLabels } from '../../features/save-hotel/save-hotel.labels'
import { signInLabels } from '../../features/sign-in/sign-in.labels'
import { actionLabels } from '../../ui/labels/action.labels'
import { merged, pick, renamed } from '../../ui/labels/label-set'
import { linkLabels } from '../../ui/labels/link.labels'

/** The labels that the widget shares with others. */
export const shared = merged(
  linkLabels,
  pick(
    signInLabels,
    'signIn',
    'account',
    'points',
    'tierMember',
    'tierSilver',
    'tierGold',
    'tierPlatinum',
    'tierTitanium',
    'tierAmbassador',
    'signOut',
  ),
  renamed(saveLabels, { saved: 'savedHotels' }),
  pick(actionLabels, 'call'),
)
