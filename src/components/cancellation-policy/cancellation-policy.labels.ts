import { cartLabels } from '../../features/booking/cart/cart.labels'
import { roomPoliciesLabels } from '../../features/booking/policy/room-policies.labels'
import { actionLabels } from '../../ui/labels/action.labels'
import { merged, pick } from '../../ui/labels/label-set'
import { messageLabels } from '../../ui/labels/message.labels'

/** Labels that the widget shares with other widgets. */
export const shared = merged(
  roomPoliciesLabels,
  pick(cartLabels, 'failedText'),
  pick(messageLabels, 'error'),
  pick(actionLabels, 'retry'),
)
