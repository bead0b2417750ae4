import { propertyLabels } from '../../features/property/property.labels'
import { saveLabels } from '../../features/save-hotel/save-hotel.labels'
import { merged, pick, renamed } from '../../ui/labels/label-set'
import { linkLabels } from '../../ui/labels/link.labels'

/** The labels that the widget shares with others. */
export const shared = merged(
  linkLabels,
  pick(propertyLabels, 'reviewCount', 'details', 'showOnMap'),
  renamed(propertyLabels, { call: 'callHotel', loading: 'loadingHotel', reviews: 'rating' }),
  pick(
    saveLabels,
    'save',
    'saved',
    'saveName',
    'savedName',
    'savedNow',
    'removedNow',
    'limit',
    'saveFailed',
  ),
)
