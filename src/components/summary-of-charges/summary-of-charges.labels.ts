import { cartLabels } from '../../features/booking/cart/cart.labels'
import { changeSumsLabels } from '../../features/booking/changes/stay-change.labels'
import { endedPointsLabels } from '../../features/booking/order/ended-points.labels'
import { orderStatesLabels } from '../../features/booking/order/order-states.labels'
import { refundLabels } from '../../features/booking/order/refund.labels'
import { breakdownLabels } from '../../features/rates/breakdown/breakdown.labels'
import { actionLabels } from '../../ui/labels/action.labels'
import { merged, pick } from '../../ui/labels/label-set'
import { messageLabels } from '../../ui/labels/message.labels'

/** Labels that the widget shares with other widgets. */
export const shared = merged(
  breakdownLabels,
  changeSumsLabels,
  refundLabels,
  endedPointsLabels,
  pick(orderStatesLabels, 'fee', 'noFee', 'refund', 'missedFee', 'notUsed'),
  pick(cartLabels, 'failedText'),
  pick(messageLabels, 'error'),
  pick(actionLabels, 'retry'),
)
