import { calendarLabels, dateFieldLabels } from '../../features/stay/calendar/calendar.labels'
import { stayFactsLabels } from '../../features/stay/facts/stay-facts.labels'
import { guestFieldLabels, guestLabels } from '../../features/stay/guests/guests.labels'
import { actionLabels } from '../../ui/labels/action.labels'
import { formLabels } from '../../ui/labels/form.labels'
import { merged, pick } from '../../ui/labels/label-set'

/** Labels that the widget shares with other widgets. */
export const shared = merged(
  pick(stayFactsLabels, 'fromTime', 'untilTime', 'length', 'change', 'currently'),
  guestLabels,
  guestFieldLabels,
  dateFieldLabels,
  pick(calendarLabels, 'nights', 'chooseDates'),
  pick(actionLabels, 'viewRates'),
  pick(formLabels, 'required'),
)
