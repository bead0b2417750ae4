import { savedCardLabels } from '../../features/payment/saved-card.labels'
import { pointsLabels } from '../../features/stay/facts/points.labels'
import { actionLabels } from '../../ui/labels/action.labels'
import { merged, pick } from '../../ui/labels/label-set'
import { messageLabels } from '../../ui/labels/message.labels'

/** Labels that the widget shares with other widgets. */
export const shared = merged(
  savedCardLabels,
  pointsLabels,
  pick(actionLabels, 'retry'),
  pick(messageLabels, 'error'),
)
