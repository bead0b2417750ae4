import { listedStayLabels } from '../../features/booking/order/listed-stay.labels'
import { priceLabels } from '../../features/rates/price.labels'
import { actionLabels } from '../../ui/labels/action.labels'
import { merged, pick } from '../../ui/labels/label-set'
import { messageLabels } from '../../ui/labels/message.labels'

/** Labels that the widget shares with other widgets. */
export const shared = merged(
  listedStayLabels,
  pick(priceLabels, 'points', 'freeNights'),
  pick(messageLabels, 'error'),
  pick(actionLabels, 'retry'),
)
