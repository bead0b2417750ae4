import { signInLabels } from '../../features/sign-in/sign-in.labels'
import { actionLabels } from '../../ui/labels/action.labels'
import { formLabels } from '../../ui/labels/form.labels'
import { merged, pick, renamed } from '../../ui/labels/label-set'
import { messageLabels } from '../../ui/labels/message.labels'

/** The labels that the widget shares with others. */
export const shared = merged(
  pick(actionLabels, 'close'),
  renamed(actionLabels, { verify: 'proceed' }),
  pick(formLabels, 'email', 'required'),
  renamed(signInLabels, { sending: 'sendingCode', phoneOver: 'tookTooLong' }),
  pick(messageLabels, 'failed', 'error', 'warning'),
  renamed(messageLabels, { locked: 'tooMany' }),
)
