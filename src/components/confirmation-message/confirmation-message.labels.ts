import { orderStatesLabels } from '../../features/booking/order/order-states.labels'
import { actionLabels } from '../../ui/labels/action.labels'
import { merged, pick } from '../../ui/labels/label-set'
import { messageLabels } from '../../ui/labels/message.labels'

/** Labels that the widget shares with other widgets. */
export const shared = merged(
  pick(orderStatesLabels, 'loading'),
  pick(actionLabels, 'retry'),
  pick(messageLabels, 'error', 'warning', 'success'),
)
