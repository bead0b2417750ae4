import { about, show } from '../../../stories/show'
import * as fixtures from './cancelled-reservation-details.fixtures'
import widget from './cancelled-reservation-details.widget'

export default {
  title: 'Hotel/Cancelled or past stay',
  ...about(widget, {
    use: 'On the page of a stay that was cancelled, as a whole or in part, and of one that is over.',
    events: {},
    accessibility: [
      'That a room is cancelled is text before its name; the line through the name only repeats it.',
      'A cancellation number is read digit by digit.',
      'The button that takes rooms back is described by their names.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Partly = show(widget, fixtures.partly)
export const OneByOne = show(widget, fixtures.oneByOne)
export const Waiting = show(widget, fixtures.waiting)
export const Refunded = show(widget, fixtures.refunded)
export const Refused = show(widget, fixtures.refused)
export const Points = show(widget, fixtures.points)
export const PointsOfMissed = show(widget, fixtures.pointsOfMissed)
export const WithoutRefund = show(widget, fixtures.withoutRefund)
export const Confidential = show(widget, fixtures.confidential)
export const Past = show(widget, fixtures.past)
export const Receipt = show(widget, fixtures.receipt)
export const ReceiptOfFound = show(widget, fixtures.receiptOfFound)
export const NotArrived = show(widget, fixtures.notArrived)
export const ReceiptNotSent = show(widget, fixtures.receiptNotSent)
export const ReceiptInArabic = show(widget, fixtures.receiptInArabic)
export const None = show(widget, fixtures.none)
export const Loading = show(widget, fixtures.loading)
export const Failed = show(widget, fixtures.failed)
export const TooLate = show(widget, fixtures.tooLate)
export const Dark = show(widget, fixtures.dark)
export const German = show(widget, fixtures.german)
export const RightToLeft = show(widget, fixtures.rightToLeft)
