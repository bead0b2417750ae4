import { about, show } from '../../../stories/show'
import * as fixtures from './stay-details-modal.fixtures'
import widget from './stay-details-modal.widget'

export default {
  title: 'Overlay/Stay details modal',
  ...about(widget, {
    use: 'Once on a page with the dates of a stay, which open it. Applying leads to the page’s own address with the new search.',
    events: {
      stay_modal_apply: 'Analytics: when another stay is applied: `nights`, `leadDays`, `rooms`.',
      modal_open: 'When the dialog opens: `id`.',
      modal_close: 'When it closes: `id`, `reason`.',
      'overlay-open': 'Heard: opens the dialog of that `id`.',
      'overlay-close': 'Raised when it closes, and heard: `id`, `reason`.',
    },
    accessibility: [
      'A dialog with a name; the focus begins on the day of arrival, and goes back to the opener.',
      'The calendar is a grid (APG): one tab stop, arrows, Home, End, Page Up and Down. A day that cannot be chosen says why.',
      'Clear takes back every change; what stops Apply is an alert, or stands beside its field.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const DatesOnly = show(widget, fixtures.datesOnly)
export const WithCart = show(widget, fixtures.withCart)
export const Incomplete = show(widget, fixtures.incomplete)
export const AgeMissing = show(widget, fixtures.ageMissing)
export const Applying = show(widget, fixtures.applying)
export const Change = show(widget, fixtures.change)
export const RoomsToMove = show(widget, fixtures.roomsToMove)
export const RightToLeft = show(widget, fixtures.rightToLeft)
export const Points = show(widget, fixtures.points)
export const PointsRightToLeft = show(widget, fixtures.pointsRightToLeft)
export const Author = show(widget, fixtures.author)
