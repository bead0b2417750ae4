import { chosenFilterLabels, filterLabels } from '../../features/filters/filters.labels'
import { hotelFilterLabels } from '../../features/hotel-search/hotel-filter.labels'
import { propertyLabels } from '../../features/property/property.labels'
import { rateDetailsLabels } from '../../features/rates/details/rate-details.labels'
import { rateFilterLabels } from '../../features/rates/rate-filter.labels'
import { actionLabels } from '../../ui/labels/action.labels'
import { merged, pick, renamed } from '../../ui/labels/label-set'

/** Labels that the widget shares with other widgets. */
export const shared = merged(
  rateFilterLabels,
  hotelFilterLabels,
  renamed(filterLabels, { title: 'filter' }),
  pick(chosenFilterLabels, 'filtersGone', 'noMatch'),
  renamed(rateDetailsLabels, { groupRefundable: 'cancellation' }),
  renamed(propertyLabels, { groupAmenities: 'amenities' }),
  pick(actionLabels, 'clear', 'apply', 'close', 'busy'),
)
