import { cartLabels } from '../../features/booking/cart/cart.labels'
import { backToStayLabels } from '../../features/booking/order/back-to-stay.labels'
import { cancelProblemLabels } from '../../features/booking/order/cancel-problem.labels'
import { endedPointsLabels } from '../../features/booking/order/ended-points.labels'
import { orderStatesLabels } from '../../features/booking/order/order-states.labels'
import { roomPoliciesLabels } from '../../features/booking/policy/room-policies.labels'
import { guestLabels } from '../../features/stay/guests/guests.labels'
import { actionLabels } from '../../ui/labels/action.labels'
import { merged, pick } from '../../ui/labels/label-set'
import { messageLabels } from '../../ui/labels/message.labels'

/** Labels that the widget shares with other widgets. */
export const shared = merged(
  roomPoliciesLabels,
  cancelProblemLabels,
  endedPointsLabels,
  backToStayLabels,
  pick(
    orderStatesLabels,
    ...(['cancelled', 'inHouse', 'past', 'cancellationNumber'] as const),
    ...(['fee', 'noFee', 'refund', 'span', 'loading', 'failedTitle'] as const),
  ),
  pick(guestLabels, 'guestCount'),
  pick(cartLabels, 'failedText'),
  pick(messageLabels, 'error', 'warning'),
  pick(actionLabels, 'retry', 'proceed', 'busy'),
)
