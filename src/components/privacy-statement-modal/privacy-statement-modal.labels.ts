import { actionLabels } from '../../ui/labels/action.labels'
import { merged, pick, renamed } from '../../ui/labels/label-set'
import { linkLabels } from '../../ui/labels/link.labels'
import { messageLabels } from '../../ui/labels/message.labels'

/** The labels that the widget shares with others. */
export const shared = merged(
  pick(actionLabels, 'close'),
  renamed(messageLabels, { failed: 'somethingWrong' }),
  linkLabels,
)
