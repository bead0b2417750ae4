import { lookupMessages } from '../../features/reservation-lookup/lookup.labels'
import { signInLabels } from '../../features/sign-in/sign-in.labels'
import { actionLabels } from '../../ui/labels/action.labels'
import { merged, pick, renamed } from '../../ui/labels/label-set'
import { messageLabels } from '../../ui/labels/message.labels'

/** The labels that the widget shares with others. */
export const shared = merged(
  renamed(lookupMessages, { lookup: 'signIn' }),
  pick(actionLabels, 'close'),
  renamed(signInLabels, {
    title: 'signIn',
    points: 'toPoints',
    checkedIn: 'toLink',
  }),
  pick(messageLabels, 'error'),
)
