import { cartLabels } from '../../features/booking/cart/cart.labels'
import { cancelProblemLabels } from '../../features/booking/order/cancel-problem.labels'
import { priceLabels } from '../../features/rates/price.labels'
import { actionLabels } from '../../ui/labels/action.labels'
import { merged, pick, renamed } from '../../ui/labels/label-set'
import { messageLabels } from '../../ui/labels/message.labels'

/** Labels that the widget shares with other widgets. */
export const shared = merged(
  pick(cartLabels, 'roomOf', 'failedText'),
  renamed(cancelProblemLabels, { staleTitle: 'stale' }),
  pick(priceLabels, 'points', 'freeNights', 'nights', 'everything'),
  pick(actionLabels, 'apply', 'retry', 'busy'),
  pick(messageLabels, 'error'),
)
