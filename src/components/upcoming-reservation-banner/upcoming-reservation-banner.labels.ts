import { checkInLabels } from '../../features/booking/check-in/check-in.labels'
import { listedStayLabels } from '../../features/booking/order/listed-stay.labels'
import { propertyLabels } from '../../features/property/property.labels'
import { signInLabels } from '../../features/sign-in/sign-in.labels'
import { merged, pick } from '../../ui/labels/label-set'
import { linkLabels } from '../../ui/labels/link.labels'

/** Labels that the widget shares with other widgets. */
export const shared = merged(
  pick(checkInLabels, 'checkIn', 'checkOut'),
  listedStayLabels,
  pick(propertyLabels, 'callHotel'),
  pick(signInLabels, 'signIn'),
  pick(linkLabels, 'newTab'),
)
