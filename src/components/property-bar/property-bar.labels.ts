import { propertyLabels } from '../../features/property/property.labels'
import { heartLabels } from '../../features/save-hotel/save-hotel.labels'
import { actionLabels } from '../../ui/labels/action.labels'
import { merged, pick, renamed } from '../../ui/labels/label-set'
import { linkLabels } from '../../ui/labels/link.labels'

/** The labels that the widget shares with others. */
export const shared = merged(
  pick(propertyLabels, 'details', 'map', 'reviewCount'),
  renamed(propertyLabels, { call: 'callHotel', reviews: 'rated', loading: 'loadingHotel' }),
  linkLabels,
  heartLabels,
  renamed(actionLabels, { book: 'viewRates' }),
)
