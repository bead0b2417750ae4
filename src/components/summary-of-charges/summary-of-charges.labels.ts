import { cartLabels } from '../../features/cart/cart.labels'
import { feeBasisLabels } from '../../features/property/fee-basis.labels'
import { priceLabels } from '../../features/rates/price.labels'
import { actionLabels } from '../../ui/labels/action.labels'
import { merged, pick } from '../../ui/labels/label-set'
import { messageLabels } from '../../ui/labels/message.labels'

/** Labels that the widget shares with other widgets. */
export const shared = merged(
  feeBasisLabels,
  pick(cartLabels, 'total', 'failedText'),
  pick(priceLabels, 'nights', 'points', 'confidential'),
  pick(messageLabels, 'error'),
  pick(actionLabels, 'retry'),
)
