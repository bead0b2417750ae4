import { about, show } from '../../../stories/show'
import * as fixtures from './non-room-products.fixtures'
import widget from './non-room-products.widget'

export default {
  title: 'Page/Extras for the rooms',
  ...about(widget, {
    use: 'On the review of a booking, below the requests. The hotel sets what it sells.',
    events: {
      'cart-changed': 'The cart has another revision, with these extras.',
      extra_add: 'Analytics: `code` and `qty` of an extra of which there are more than before.',
    },
    accessibility: [
      'Opens by the browser itself, without a script too; then number fields take the place of the steppers.',
      'A count is told when it changes; a button at its limit keeps the focus.',
      'The booking bar tells the new total. After Apply the focus is on what has closed.',
      'What was not applied is an alert, and what was chosen stays.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Chosen = show(widget, fixtures.chosen)
export const Open = show(widget, fixtures.open)
export const Busy = show(widget, fixtures.busy)
export const SoldOut = show(widget, fixtures.soldOut)
export const Stale = show(widget, fixtures.stale)
export const Unsent = show(widget, fixtures.unsent)
export const RefusedForm = show(widget, fixtures.refusedForm)
export const Dropped = show(widget, fixtures.dropped)
export const None = show(widget, fixtures.none)
export const Loading = show(widget, fixtures.loading)
export const Failed = show(widget, fixtures.failed)
export const RightToLeft = show(widget, fixtures.rightToLeft)
