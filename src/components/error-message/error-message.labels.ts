import { joinLabels } from '../../features/join/join.labels'
import { lookupMessages } from '../../features/reservation-lookup/lookup.labels'
import { signInLabels } from '../../features/sign-in/sign-in.labels'
import { actionLabels } from '../../ui/labels/action.labels'
import { merged, pick, renamed } from '../../ui/labels/label-set'
import { linkLabels } from '../../ui/labels/link.labels'
import { messageLabels } from '../../ui/labels/message.labels'

/** The labels that the widget shares with others. */
export const shared = merged(
  pick(messageLabels, 'info', 'warning', 'error'),
  renamed(messageLabels, { fallbackTitle: 'somethingWrong' }),
  pick(actionLabels, 'retry', 'call'),
  renamed(actionLabels, { close: 'closeNamed' }),
  pick(signInLabels, 'signIn', 'phoneTaken'),
  linkLabels,
  renamed(lookupMessages, { lookupNotFound: 'notFound', confirmationNumber: 'numberFormat' }),
  renamed(joinLabels, { country: 'prohibitedCountry' }),
)
