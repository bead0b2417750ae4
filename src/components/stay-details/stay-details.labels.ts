import { cartLabels } from '../../features/booking/cart/cart.labels'
import { changeProblemLabels } from '../../features/booking/changes/change-problem.labels'
import { roomsToMoveLabels } from '../../features/booking/changes/rooms-to-move.labels'
import { departureLabels, seeChangeLabels } from '../../features/booking/changes/stay-change.labels'
import { orderStatesLabels } from '../../features/booking/order/order-states.labels'
import { stayBlockLabels } from '../../features/booking/stay/stay-block.labels'
import { otherCardLabels } from '../../features/payment/saved-card.labels'
import { actionLabels } from '../../ui/labels/action.labels'
import { formLabels } from '../../ui/labels/form.labels'
import { merged, pick } from '../../ui/labels/label-set'
import { messageLabels } from '../../ui/labels/message.labels'

/** Labels that the widget shares with other widgets. */
export const shared = merged(
  stayBlockLabels,
  pick(orderStatesLabels, 'confirmationNumber', 'confirmationNumbers', 'guest', 'guests'),
  changeProblemLabels,
  otherCardLabels,
  seeChangeLabels,
  departureLabels,
  roomsToMoveLabels,
  pick(formLabels, 'required'),
  pick(cartLabels, 'failedText'),
  pick(messageLabels, 'error'),
  pick(actionLabels, 'retry'),
)
