import { about, show } from '../../../stories/show'
import * as fixtures from './stay-details.fixtures'
import widget from './stay-details.widget'

export default {
  title: 'Hotel/Stay of the booking',
  ...about(widget, {
    use: 'On the review of a booking, above the rooms.',
    events: {
      stay_edit_open: 'Analytics: the dialog that changes the stay is opened.',
    },
    accessibility: [
      'A list of terms with their facts; days are in `<time>`.',
      'The link leads to the rates; with a script it opens a dialog.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Booked = show(widget, fixtures.booked)
export const Found = show(widget, fixtures.found)
export const InHouseWithCard = show(widget, fixtures.inHouseWithCard)
export const Begun = show(widget, fixtures.begun)
export const LastDay = show(widget, fixtures.lastDay)
export const None = show(widget, fixtures.none)
export const Loading = show(widget, fixtures.loading)
export const Failed = show(widget, fixtures.failed)
export const Fixed = show(widget, fixtures.fixed)
export const Ended = show(widget, fixtures.ended)
export const DayUse = show(widget, fixtures.dayUse)
export const German = show(widget, fixtures.german)
export const Changing = show(widget, fixtures.changing)
export const ChangingBegun = show(widget, fixtures.changingBegun)
export const Refused = show(widget, fixtures.refused)
export const RoomGoesEarlier = show(widget, fixtures.roomGoesEarlier)
export const BookedRooms = show(widget, fixtures.bookedRooms)
export const RightToLeft = show(widget, fixtures.rightToLeft)
