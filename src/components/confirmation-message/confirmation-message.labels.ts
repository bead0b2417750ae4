import { orderStatesLabels } from '../../features/booking/order/order-states.labels'
import { priceLabels } from '../../features/rates/price.labels'
import { actionLabels } from '../../ui/labels/action.labels'
import { merged, pick, renamed } from '../../ui/labels/label-set'
import { messageLabels } from '../../ui/labels/message.labels'

/** Labels that the widget shares with other widgets. */
export const shared = merged(
  pick(orderStatesLabels, 'loading'),
  renamed(priceLabels, { pointsUsed: 'points', freeNights: 'freeNights' }),
  pick(actionLabels, 'retry'),
  pick(messageLabels, 'error', 'warning', 'success'),
)
