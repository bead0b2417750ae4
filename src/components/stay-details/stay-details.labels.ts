import { cartLabels } from '../../features/booking/cart/cart.labels'
import { orderStatesLabels } from '../../features/booking/order/order-states.labels'
import { stayBlockLabels } from '../../features/booking/stay/stay-block.labels'
import { actionLabels } from '../../ui/labels/action.labels'
import { merged, pick } from '../../ui/labels/label-set'
import { messageLabels } from '../../ui/labels/message.labels'

/** Labels that the widget shares with other widgets. */
export const shared = merged(
  stayBlockLabels,
  pick(orderStatesLabels, 'confirmationNumber', 'confirmationNumbers', 'guest', 'guests'),
  pick(cartLabels, 'failedText'),
  pick(messageLabels, 'error'),
  pick(actionLabels, 'retry'),
)
