import { about, show } from '../../../stories/show'
import * as fixtures from './upsell.fixtures'
import widget from './upsell.widget'

export default {
  title: 'Hotel/Better rooms and rates',
  ...about(widget, {
    use: 'On the review of a booking, below the rooms. The booking bar of the page says the new total.',
    events: {
      upsell_view: 'Analytics: an offer was shown.',
      upsell_accept:
        'Analytics: `difference` of the whole stay, in minor units of the hotel’s currency.',
      'cart-changed': 'The cart has another revision: its id and the revision.',
    },
    accessibility: [
      'Each button is named by its offer with both prices.',
      'What was accepted takes the focus; the booking bar announces the new total.',
      'Why an offer could not be accepted is an alert above the cards, and takes the focus.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Accepted = show(widget, fixtures.accepted)
export const Final = show(widget, fixtures.final)
export const Stricter = show(widget, fixtures.stricter)
export const Deadline = show(widget, fixtures.deadline)
export const Gone = show(widget, fixtures.gone)
export const Unanswered = show(widget, fixtures.unanswered)
export const Empty = show(widget, fixtures.empty)
export const RightToLeft = show(widget, fixtures.rightToLeft)
