import { about, show } from '../../../stories/show'
import * as fixtures from './room-overview.fixtures'
import widget from './room-overview.widget'

export default {
  title: 'Hotel/Chosen rooms',
  ...about(widget, {
    use: 'On the review of a booking, above the charges.',
    events: {},
    accessibility: [
      'Rooms are a list of articles, each named by its room.',
      'What has changed since the choice is a message above the rooms, with its kind in words.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const WithExtras = show(widget, fixtures.withExtras)
export const Booked = show(widget, fixtures.booked)
export const CancelledRoom = show(widget, fixtures.cancelledRoom)
export const ToCome = show(widget, fixtures.toCome)
export const Past = show(widget, fixtures.past)
export const None = show(widget, fixtures.none)
export const Loading = show(widget, fixtures.loading)
export const Failed = show(widget, fixtures.failed)
export const PriceChanged = show(widget, fixtures.priceChanged)
export const Dropped = show(widget, fixtures.dropped)
export const Missing = show(widget, fixtures.missing)
export const Confidential = show(widget, fixtures.confidential)
export const Insured = show(widget, fixtures.insured)
export const Changed = show(widget, fixtures.changed)
export const GivenUp = show(widget, fixtures.givenUp)
export const RoomGoesEarlier = show(widget, fixtures.roomGoesEarlier)
export const RightToLeft = show(widget, fixtures.rightToLeft)
export const ChangedPoints = show(widget, fixtures.changedPoints)
