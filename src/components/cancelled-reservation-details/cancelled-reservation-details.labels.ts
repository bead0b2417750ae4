import { cartLabels } from '../../features/booking/cart/cart.labels'
import { checkInLabels } from '../../features/booking/check-in/check-in.labels'
import { cancelProblemLabels } from '../../features/booking/order/cancel-problem.labels'
import { endedPointsLabels } from '../../features/booking/order/ended-points.labels'
import { orderStatesLabels } from '../../features/booking/order/order-states.labels'
import { refundLabels } from '../../features/booking/order/refund.labels'
import { savedCardLabels } from '../../features/payment/saved-card.labels'
import { breakdownLabels } from '../../features/rates/breakdown/breakdown.labels'
import { guestLabels } from '../../features/stay/guests/guests.labels'
import { actionLabels } from '../../ui/labels/action.labels'
import { formLabels } from '../../ui/labels/form.labels'
import { merged, pick } from '../../ui/labels/label-set'
import { messageLabels } from '../../ui/labels/message.labels'

/** Labels that the widget shares with other widgets. */
export const shared = merged(
  cancelProblemLabels,
  refundLabels,
  endedPointsLabels,
  pick(
    orderStatesLabels,
    ...(['cancelled', 'inHouse', 'past', 'cancellationNumber'] as const),
    ...(['missed', 'missedFee', 'notUsed'] as const),
    ...(['fee', 'noFee', 'refund', 'span', 'loading', 'failedTitle'] as const),
    ...(['confirmationNumber', 'confirmationNumbers', 'guest'] as const),
  ),
  breakdownLabels,
  savedCardLabels,
  pick(checkInLabels, 'balanceNone'),
  pick(guestLabels, 'guestCount'),
  pick(cartLabels, 'failedText'),
  pick(formLabels, 'required'),
  pick(messageLabels, 'error'),
  pick(actionLabels, 'retry'),
)
