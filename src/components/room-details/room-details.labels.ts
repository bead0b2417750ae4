import { rateDetailsLabels } from '../../features/rates/details/rate-details.labels'
import { roomLabels } from '../../features/rates/room/room.labels'
import { actionLabels } from '../../ui/labels/action.labels'
import { merged, pick } from '../../ui/labels/label-set'
import { messageLabels } from '../../ui/labels/message.labels'

/** Labels that the widget shares with other widgets. */
export const shared = merged(
  roomLabels,
  pick(rateDetailsLabels, 'allRates'),
  pick(messageLabels, 'error', 'warning'),
  pick(actionLabels, 'retry'),
)
