import { actionLabels } from '../../ui/labels/action.labels'
import { merged, pick } from '../../ui/labels/label-set'
import { messageLabels } from '../../ui/labels/message.labels'

/** Labels that the widget shares with other widgets. */
export const shared = merged(
  pick(messageLabels, 'info', 'success', 'warning'),
  pick(actionLabels, 'closeNamed'),
)
