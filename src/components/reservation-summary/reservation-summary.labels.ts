import { cartLabels } from '../../features/booking/cart/cart.labels'
import { changeSumsLabels } from '../../features/booking/changes/stay-change.labels'
import { roomPoliciesLabels } from '../../features/booking/policy/room-policies.labels'
import { stayBlockLabels } from '../../features/booking/stay/stay-block.labels'
import { breakdownLabels } from '../../features/rates/breakdown/breakdown.labels'
import { actionLabels } from '../../ui/labels/action.labels'
import { merged, pick } from '../../ui/labels/label-set'
import { messageLabels } from '../../ui/labels/message.labels'

/** Labels that the widget shares with other widgets. */
export const shared = merged(
  stayBlockLabels,
  roomPoliciesLabels,
  breakdownLabels,
  changeSumsLabels,
  pick(cartLabels, 'failedText'),
  pick(messageLabels, 'error'),
  pick(actionLabels, 'retry'),
)
