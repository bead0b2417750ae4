import { priceLabels } from '../../features/rates/price.labels'
import { rateLabels } from '../../features/rates/rate.labels'
import { refusalLabels } from '../../features/rates/refusal.labels'
import { actionLabels } from '../../ui/labels/action.labels'
import { merged, pick } from '../../ui/labels/label-set'
import { messageLabels } from '../../ui/labels/message.labels'

/** Labels that the widget shares with other widgets. */
export const shared = merged(
  priceLabels,
  rateLabels,
  refusalLabels,
  pick(messageLabels, 'error', 'info', 'warning'),
  pick(actionLabels, 'retry'),
)
