import { actionLabels } from '../../ui/labels/action.labels'
import { formLabels } from '../../ui/labels/form.labels'
import { merged, pick } from '../../ui/labels/label-set'
import { messageLabels } from '../../ui/labels/message.labels'
import { lookupMessages } from './lookup.labels'

/** Labels that the widget shares with other widgets. */
export const shared = merged(
  lookupMessages,
  pick(actionLabels, 'call'),
  pick(formLabels, 'email', 'emailInvalid', 'required', 'summary'),
  pick(messageLabels, 'error', 'info', 'tooMany'),
)
