import { actionLabels } from '../../ui/labels/action.labels'
import { merged, pick, renamed } from '../../ui/labels/label-set'
import { messageLabels } from '../../ui/labels/message.labels'

/** The labels that the widget shares with others. */
export const shared = merged(
  pick(messageLabels, 'info', 'warning'),
  renamed(actionLabels, { close: 'closeNamed' }),
)
