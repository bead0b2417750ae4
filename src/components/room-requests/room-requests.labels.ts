import { cartLabels } from '../../features/booking/cart/cart.labels'
import { stayChangesLabels } from '../../features/booking/changes/stay-changes.labels'
import { keepLabels } from '../../features/checkout/keep.labels'
import { wishLabels } from '../../features/checkout/requests/wish.labels'
import { breakdownLabels } from '../../features/rates/breakdown/breakdown.labels'
import { actionLabels } from '../../ui/labels/action.labels'
import { merged, pick } from '../../ui/labels/label-set'
import { messageLabels } from '../../ui/labels/message.labels'

/** Labels that the widget shares with other widgets. */
export const shared = merged(
  keepLabels,
  wishLabels,
  pick(messageLabels, 'error'),
  pick(cartLabels, 'roomOf'),
  pick(breakdownLabels, 'room'),
  pick(actionLabels, 'busy'),
  pick(
    stayChangesLabels,
    ...(['save', 'saved', 'stale', 'staleText', 'savedNow', 'nothingSaved'] as const),
    ...(['cardNumber', 'closed', 'refused'] as const),
  ),
)
