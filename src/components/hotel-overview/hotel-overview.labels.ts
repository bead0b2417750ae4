import { propertyLabels } from '../../features/property/property.labels'
import { merged, pick, renamed } from '../../ui/labels/label-set'
import { linkLabels } from '../../ui/labels/link.labels'

/** The labels that the widget shares with others. */
export const shared = merged(
  pick(propertyLabels, 'reviewCount', 'checkIn', 'checkInFrom', 'checkOut', 'checkOutUntil'),
  renamed(propertyLabels, { reviews: 'rated', map: 'showOnMap', call: 'callHotel' }),
  linkLabels,
)
