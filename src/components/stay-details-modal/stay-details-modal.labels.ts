import { changeProblemLabels } from '../../features/booking/changes/change-problem.labels'
import { roomsToMoveLabels } from '../../features/booking/changes/rooms-to-move.labels'
import { seeChangeLabels } from '../../features/booking/changes/stay-change.labels'
import { calendarLabels } from '../../features/stay/calendar/calendar.labels'
import { stayFactsLabels } from '../../features/stay/facts/stay-facts.labels'
import { guestEditorLabels, guestLabels } from '../../features/stay/guests/guests.labels'
import { actionLabels } from '../../ui/labels/action.labels'
import { formLabels } from '../../ui/labels/form.labels'
import { merged, pick } from '../../ui/labels/label-set'
import { messageLabels } from '../../ui/labels/message.labels'

/** Labels that the widget shares with other widgets. */
export const shared = merged(
  calendarLabels,
  guestLabels,
  guestEditorLabels,
  changeProblemLabels,
  seeChangeLabels,
  roomsToMoveLabels,
  pick(stayFactsLabels, 'cartImpact'),
  pick(actionLabels, 'clear', 'viewRates', 'busy', 'close'),
  pick(formLabels, 'required'),
  pick(messageLabels, 'warning'),
)
