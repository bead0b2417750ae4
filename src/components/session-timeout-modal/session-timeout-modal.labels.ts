import { actionLabels } from '../../ui/labels/action.labels'
import { merged, pick, renamed } from '../../ui/labels/label-set'
import { messageLabels } from '../../ui/labels/message.labels'
import { sessionLabels } from '../../ui/labels/session.labels'

/** Labels that the widget shares with other widgets. */
export const shared = merged(
  pick(actionLabels, 'proceed', 'busy', 'close', 'closeNamed', 'retry'),
  pick(messageLabels, 'info', 'warning'),
  pick(sessionLabels, 'searchAgain'),
  renamed(sessionLabels, { endedTitle: 'sessionEnded' }),
)
