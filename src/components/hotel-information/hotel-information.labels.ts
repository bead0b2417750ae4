import { feeBasisLabels } from '../../features/property/fee-basis.labels'
import { propertyLabels } from '../../features/property/property.labels'
import { formLabels } from '../../ui/labels/form.labels'
import { merged, pick, renamed } from '../../ui/labels/label-set'
import { linkLabels } from '../../ui/labels/link.labels'

/** The labels that the widget shares with others. */
export const shared = merged(
  pick(
    propertyLabels,
    'pets',
    'amenities',
    'directions',
    'checkInFrom',
    'checkOutUntil',
    'smoking',
    'copyFailed',
  ),
  renamed(propertyLabels, {
    checkInTime: 'checkIn',
    checkOutTime: 'checkOut',
    map: 'showOnMap',
    copy: 'copyAddress',
    copied: 'addressCopied',
    call: 'callHotel',
  }),
  linkLabels,
  feeBasisLabels,
  pick(formLabels, 'phone'),
)
