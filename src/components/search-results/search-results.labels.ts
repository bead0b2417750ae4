import { chosenFilterLabels, filterLabels } from '../../features/filters/filters.labels'
import { hotelFilterLabels } from '../../features/hotel-search/hotel-filter.labels'
import { propertyLabels } from '../../features/property/property.labels'
import { priceLabels } from '../../features/rates/price.labels'
import { refusalLabels } from '../../features/rates/refusal.labels'
import { sortLabels } from '../../features/rates/sort.labels'
import { actionLabels } from '../../ui/labels/action.labels'
import { merged, pick, renamed } from '../../ui/labels/label-set'
import { messageLabels } from '../../ui/labels/message.labels'

/** Labels that the widget shares with other widgets. */
export const shared = merged(
  priceLabels,
  refusalLabels,
  renamed(sortLabels, { sort: 'sort', sortPrice: 'lowestPrice' }),
  filterLabels,
  pick(propertyLabels, 'map'),
  pick(messageLabels, 'error', 'info'),
  pick(actionLabels, 'retry', 'viewRates'),
)

/** Labels of the chosen filters, shared with the flyout. */
export const sharedFiltered = merged(chosenFilterLabels, hotelFilterLabels)
