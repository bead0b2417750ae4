import { about, show } from '../../../stories/show'
import * as fixtures from './cancel-all-rooms.fixtures'
import widget from './cancel-all-rooms.widget'

export default {
  title: 'Hotel/Cancel a stay',
  ...about(widget, {
    use: 'As a link on the page of a booked stay, and as the content of the page that cancels.',
    events: {
      cancel_open: 'Analytics: the page that cancels is used.',
      cancel_confirm: 'Analytics: the cancellation is sent.',
      refund: 'Analytics: it is done; `value` goes back to the guest, null when hidden.',
      'page-error': 'The reservation system refuses with a code that the page’s message knows.',
      'page-error-clear': 'It is tried again.',
    },
    accessibility: [
      'Keeping the reservation stands before cancelling it, in the order of reading too.',
      'The heading of each step takes the focus when its page opens.',
      'A room that cannot be chosen says why, as the description of its box.',
      'That it is not done is an alert, whose title takes the focus.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const SeveralRooms = show(widget, fixtures.severalRooms)
export const Begun = show(widget, fixtures.begun)
export const Over = show(widget, fixtures.over)
export const AllCancelled = show(widget, fixtures.allCancelled)
export const None = show(widget, fixtures.none)
export const Loading = show(widget, fixtures.loading)
export const Failed = show(widget, fixtures.failed)
export const Choose = show(widget, fixtures.choose)
export const Blocked = show(widget, fixtures.blocked)
export const Done = show(widget, fixtures.done)
export const Free = show(widget, fixtures.free)
export const Penalty = show(widget, fixtures.penalty)
export const Owed = show(widget, fixtures.owed)
export const Prepaid = show(widget, fixtures.prepaid)
export const Final = show(widget, fixtures.final)
export const Confidential = show(widget, fixtures.confidential)
export const PointsBack = show(widget, fixtures.pointsBack)
export const PointsKept = show(widget, fixtures.pointsKept)
export const PointsAndMoney = show(widget, fixtures.pointsAndMoney)
export const Insured = show(widget, fixtures.insured)
export const SuiteNights = show(widget, fixtures.suiteNights)
export const LongNames = show(widget, fixtures.longNames)
export const Sending = show(widget, fixtures.sending)
export const Stale = show(widget, fixtures.stale)
export const Unanswered = show(widget, fixtures.unanswered)
export const Partly = show(widget, fixtures.partly)
export const Dark = show(widget, fixtures.dark)
export const German = show(widget, fixtures.german)
export const RightToLeft = show(widget, fixtures.rightToLeft)
export const PointsInArabic = show(widget, fixtures.pointsInArabic)
