import { cartLabels } from '../../features/booking/cart/cart.labels'
import { selectLabels } from '../../features/booking/cart/select.labels'
import { chosenFilterLabels, filterLabels } from '../../features/filters/filters.labels'
import { rateDetailsLabels } from '../../features/rates/details/rate-details.labels'
import { priceLabels } from '../../features/rates/price.labels'
import { nameLabels, rateLabels } from '../../features/rates/rate.labels'
import { filterWordLabels } from '../../features/rates/rate-filter.labels'
import { refusalLabels } from '../../features/rates/refusal.labels'
import { roomLabels } from '../../features/rates/room/room.labels'
import { sortLabels } from '../../features/rates/sort.labels'
import { merged, pick, renamed } from '../../ui/labels/label-set'
import { messageLabels } from '../../ui/labels/message.labels'

/** Labels that the widget shares with other widgets. */
export const shared = merged(
  priceLabels,
  renamed(cartLabels, { titleOf: 'roomOf' }),
  filterLabels,
  rateLabels,
  nameLabels,
  selectLabels,
  pick(roomLabels, 'sleeps', 'area', 'accessible', 'roomDetails'),
  renamed(rateDetailsLabels, {
    rateDetails: 'rateDetails',
    rateNamed: 'rateNamed',
  }),
  refusalLabels,
  renamed(sortLabels, { sort: 'sort', sortPriceAsc: 'lowestPrice' }),
  pick(messageLabels, 'info'),
)

/** Labels of the chosen filters, shared with the flyout, beside those that the list has anyway. */
export const sharedFiltered = merged(chosenFilterLabels, filterWordLabels)
