import { about, show } from '../../../stories/show'
import * as fixtures from './share-reservation.fixtures'
import widget from './share-reservation.widget'

export default {
  title: 'Page/Share a booking',
  ...about(widget, {
    use: 'After a booking, and on the page of a booked stay.',
    events: { share: 'Analytics: `channel`.' },
    accessibility: ['That something was sent, or why not, is announced; the entry stays.'],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const None = show(widget, fixtures.none)
export const Shared = show(widget, fixtures.shared)
export const Refused = show(widget, fixtures.refused)
export const Sending = show(widget, fixtures.sending)
export const RightToLeft = show(widget, fixtures.rightToLeft)
