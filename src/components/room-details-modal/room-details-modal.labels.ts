import { selectLabels } from '../../features/booking/cart/select.labels'
import { rateDetailsLabels } from '../../features/rates/details/rate-details.labels'
import { priceLabels } from '../../features/rates/price.labels'
import { nameLabels, rateLabels } from '../../features/rates/rate.labels'
import { refusalLabels } from '../../features/rates/refusal.labels'
import { roomLabels } from '../../features/rates/room/room.labels'
import { actionLabels } from '../../ui/labels/action.labels'
import { merged, pick } from '../../ui/labels/label-set'

/** Labels that the widget shares with other widgets. */
export const shared = merged(
  priceLabels,
  rateLabels,
  pick(nameLabels, 'standardRate'),
  refusalLabels,
  roomLabels,
  selectLabels,
  pick(rateDetailsLabels, 'rateDetails'),
  pick(actionLabels, 'close'),
)
