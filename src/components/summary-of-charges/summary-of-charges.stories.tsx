import { about, show } from '../../../stories/show'
import * as fixtures from './summary-of-charges.fixtures'
import widget from './summary-of-charges.widget'

export default {
  title: 'Hotel/Summary of charges',
  ...about(widget, {
    use: 'On the review of a booking, below the rooms.',
    events: {
      charges_expand: 'Analytics: `row`, when a visitor opens or closes the nights of a room.',
      charges_mismatch: 'Analytics: the total is not the sum of its rows; also logged.',
    },
    accessibility: [
      'A table with a caption that names the currency; each row is headed by what is charged.',
      'The nights of a room are a disclosure that works without a script.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Booked = show(widget, fixtures.booked)
export const PartlyCancelled = show(widget, fixtures.partlyCancelled)
export const ChangeRefunds = show(widget, fixtures.changeRefunds)
export const None = show(widget, fixtures.none)
export const Loading = show(widget, fixtures.loading)
export const Failed = show(widget, fixtures.failed)
export const Munich = show(widget, fixtures.munich)
export const Tokyo = show(widget, fixtures.tokyo)
export const Confidential = show(widget, fixtures.confidential)
export const Changed = show(widget, fixtures.changed)
export const RightToLeft = show(widget, fixtures.rightToLeft)
export const Points = show(widget, fixtures.points)
export const ChangedPoints = show(widget, fixtures.changedPoints)
export const ChangedPointsInArabic = show(widget, fixtures.changedPointsInArabic)
