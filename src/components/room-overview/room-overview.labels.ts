import { cartLabels } from '../../features/booking/cart/cart.labels'
import { changedRoomLabels } from '../../features/booking/changes/stay-change.labels'
import { orderStatesLabels } from '../../features/booking/order/order-states.labels'
import { roomDaysLabels } from '../../features/booking/stay/room-days.labels'
import { priceLabels } from '../../features/rates/price.labels'
import { rateLabels } from '../../features/rates/rate.labels'
import { guestLabels } from '../../features/stay/guests/guests.labels'
import { coverLabels } from '../../features/travel-insurance/cover.labels'
import { actionLabels } from '../../ui/labels/action.labels'
import { merged, pick } from '../../ui/labels/label-set'
import { messageLabels } from '../../ui/labels/message.labels'

/** Labels that the widget shares with other widgets. */
export const shared = merged(
  pick(cartLabels, 'roomOf', 'failedText'),
  priceLabels,
  pick(
    rateLabels,
    ...(['freeUntil', 'partial', 'nonRefundable', 'lawPartial', 'lawNonRefundable'] as const),
    ...(['costsMore', 'costsLess', 'samePrice'] as const),
    ...(['payNow', 'payDeposit', 'payAtHotel', 'payPoints', 'payPointsAndRest'] as const),
    ...(['breakfast', 'halfBoard', 'fullBoard', 'allInclusive', 'earns'] as const),
  ),
  changedRoomLabels,
  coverLabels,
  pick(roomDaysLabels, 'roomSpan'),
  pick(guestLabels, 'guestCount'),
  pick(
    orderStatesLabels,
    ...([
      'cancelled',
      'missed',
      'inHouse',
      'past',
      'cancellationNumber',
      'confirmationNumber',
    ] as const),
  ),
  pick(messageLabels, 'error', 'warning'),
  pick(actionLabels, 'retry'),
)
