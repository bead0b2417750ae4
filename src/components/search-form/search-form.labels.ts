import { calendarLabels } from '../../features/stay/calendar/calendar.labels'
import { guestFieldLabels, guestLabels } from '../../features/stay/guests/guests.labels'
import { nearMeLabels } from '../../features/stay/places/near-me.labels'
import { formLabels } from '../../ui/labels/form.labels'
import { merged, pick } from '../../ui/labels/label-set'

/** Labels that the widget shares with other widgets. */
export const shared = merged(
  guestLabels,
  guestFieldLabels,
  nearMeLabels,
  pick(calendarLabels, 'nights'),
  pick(formLabels, 'required'),
)
