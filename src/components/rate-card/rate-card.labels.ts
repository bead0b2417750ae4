import { rateDetailsLabels } from '../../features/rates/details/rate-details.labels'
import { priceLabels } from '../../features/rates/price.labels'
import { nameLabels, rateLabels } from '../../features/rates/rate.labels'
import { refusalLabels } from '../../features/rates/refusal.labels'
import { roomLabels } from '../../features/rates/room/room.labels'
import { actionLabels } from '../../ui/labels/action.labels'
import { merged, pick, renamed } from '../../ui/labels/label-set'
import { messageLabels } from '../../ui/labels/message.labels'

/** Labels that the widget shares with other widgets. */
export const shared = merged(
  priceLabels,
  rateLabels,
  nameLabels,
  refusalLabels,
  pick(rateDetailsLabels, 'rateNamed'),
  pick(roomLabels, 'sleeps', 'area', 'accessible', 'roomDetails'),
  renamed(messageLabels, { error: 'error', failedText: 'failed' }),
  pick(actionLabels, 'retry'),
)
