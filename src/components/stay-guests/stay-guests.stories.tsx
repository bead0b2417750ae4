import { about, show } from '../../../stories/show'
import * as fixtures from './stay-guests.fixtures'
import widget from './stay-guests.widget'

export default {
  title: 'Hotel/Guests of a booked stay',
  ...about(widget, {
    use: 'On the page `review-guest-info`, which the page of a stay links to for those who have booked it.',
    accessibility: [
      'What is wrong stands at its field, and in a summary that takes the focus and leads there.',
      'The guests of further rooms are groups of their own.',
      '“Please wait” and the reason of a refusal are announced.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Refused = show(widget, fixtures.refused)
export const Stale = show(widget, fixtures.stale)
export const NotYours = show(widget, fixtures.notYours)
export const WrongCode = show(widget, fixtures.wrongCode)
export const RoomGuest = show(widget, fixtures.roomGuest)
export const Closed = show(widget, fixtures.closed)
export const CardOnly = show(widget, fixtures.cardOnly)
export const None = show(widget, fixtures.none)
export const Loading = show(widget, fixtures.loading)
export const Failed = show(widget, fixtures.failed)
export const Japanese = show(widget, fixtures.japanese)
export const RightToLeft = show(widget, fixtures.rightToLeft)
