import { cartLabels } from '../../features/booking/cart/cart.labels'
import { feeBasisLabels } from '../../features/property/fee-basis.labels'
import { calendarLabels } from '../../features/stay/calendar/calendar.labels'
import { guestEditorLabels } from '../../features/stay/guests/guests.labels'
import { actionLabels } from '../../ui/labels/action.labels'
import { merged, pick } from '../../ui/labels/label-set'
import { messageLabels } from '../../ui/labels/message.labels'

/** Labels that the widget shares with other widgets. */
export const shared = merged(
  pick(cartLabels, 'roomOf', 'failedText'),
  pick(feeBasisLabels, 'perNight', 'perStay'),
  pick(calendarLabels, 'daySoldOut'),
  pick(guestEditorLabels, 'more', 'fewer'),
  pick(actionLabels, 'apply', 'clear', 'retry', 'busy'),
  pick(messageLabels, 'error', 'warning'),
)
