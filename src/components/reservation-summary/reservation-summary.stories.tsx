import { about, show } from '../../../stories/show'
import * as fixtures from './reservation-summary.fixtures'
import widget from './reservation-summary.widget'

export default {
  title: 'Hotel/Summary of the reservation',
  ...about(widget, {
    use: 'Beside the details of the guests; below them on small screens.',
    events: {
      summary_toggle: 'Analytics: `open`, when a visitor opens or closes it.',
    },
    accessibility: [
      'A complementary landmark with a name.',
      'A disclosure that works without a script; its header tells the total.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const None = show(widget, fixtures.none)
export const Loading = show(widget, fixtures.loading)
export const Failed = show(widget, fixtures.failed)
export const Confidential = show(widget, fixtures.confidential)
export const German = show(widget, fixtures.german)
export const Changed = show(widget, fixtures.changed)
export const RightToLeft = show(widget, fixtures.rightToLeft)
export const Points = show(widget, fixtures.points)
