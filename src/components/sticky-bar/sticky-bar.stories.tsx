import { about, show } from '../../../stories/show'
import * as fixtures from './sticky-bar.fixtures'
import widget from './sticky-bar.widget'

export default {
  title: 'Hotel/Booking bar',
  ...about(widget, {
    use: 'Last on the rate list and on the review of a booking.',
    events: { sticky_cta: 'Analytics: `page`, when a visitor goes on to the next step.' },
    accessibility: [
      'A region of its own name; a new total is announced.',
      'Does not stick where letters are large or the window is low; what has the focus is never behind it.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const WithoutAction = show(widget, fixtures.withoutAction)
export const None = show(widget, fixtures.none)
export const Lowest = show(widget, fixtures.lowest)
export const OneOfTwo = show(widget, fixtures.oneOfTwo)
export const Confidential = show(widget, fixtures.confidential)
export const LongNames = show(widget, fixtures.longNames)
export const Failed = show(widget, fixtures.failed)
export const Held = show(widget, fixtures.held)
export const Lapsed = show(widget, fixtures.lapsed)
export const Sending = show(widget, fixtures.sending)
export const InsuredChange = show(widget, fixtures.insuredChange)
export const Changed = show(widget, fixtures.changed)
export const PaidChange = show(widget, fixtures.paidChange)
export const CardChange = show(widget, fixtures.cardChange)
export const NothingChanged = show(widget, fixtures.nothingChanged)
export const RightToLeft = show(widget, fixtures.rightToLeft)
export const Points = show(widget, fixtures.points)
export const PointsChange = show(widget, fixtures.pointsChange)
