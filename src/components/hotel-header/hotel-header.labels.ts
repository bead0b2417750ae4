import { propertyLabels } from '../../features/property/property.labels'
import { heartLabels } from '../../features/save-hotel/save-hotel.labels'
import { merged, pick, renamed } from '../../ui/labels/label-set'
import { linkLabels } from '../../ui/labels/link.labels'

/** The labels that the widget shares with others. */
export const shared = merged(
  linkLabels,
  pick(propertyLabels, 'reviewCount', 'details', 'showOnMap'),
  renamed(propertyLabels, { call: 'callHotel', loading: 'loadingHotel', reviews: 'rating' }),
  heartLabels,
)
