import { calendarLabels, dateFieldLabels } from '../../features/stay/calendar/calendar.labels'
import { stayFactsLabels } from '../../features/stay/facts/stay-facts.labels'
import { guestFieldLabels, guestLabels } from '../../features/stay/guests/guests.labels'
import { actionLabels } from '../../ui/labels/action.labels'
import { formLabels } from '../../ui/labels/form.labels'
import { merged, pick } from '../../ui/labels/label-set'
import { messageLabels } from '../../ui/labels/message.labels'

/** Labels that the widget shares with other widgets. */
export const shared = merged(
  pick(stayFactsLabels, 'fromTime', 'untilTime', 'length', 'change', 'currently', 'cartImpact'),
  guestLabels,
  guestFieldLabels,
  dateFieldLabels,
  pick(calendarLabels, 'nights', 'chooseDates'),
  pick(actionLabels, 'viewRates'),
  pick(formLabels, 'required'),
  pick(messageLabels, 'warning'),
)
