import { about, show } from '../../../stories/show'
import * as fixtures from './cross-sell-offers.fixtures'
import widget from './cross-sell-offers.widget'

export default {
  title: 'Page/Offers for the stay',
  ...about(widget, {
    use: 'On the confirmation and on the page of a reservation. Write offers of your own, so that something is shown without the offer service.',
    events: {
      offer_view: 'When half of a card has come into sight, once: `id`.',
      offer_click: 'When an offer is followed: `id`.',
    },
    accessibility: [
      'A list; the link of an offer is its title, and says when it opens a new tab.',
      'A disclosure stands before the link.',
      'What a visitor sees is never exchanged: offers of the service take the places below the window only.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Offers = show(widget, fixtures.offers)
export const Waiting = show(widget, fixtures.waiting)
export const Empty = show(widget, fixtures.empty)
export const Unsafe = show(widget, fixtures.unsafe)
export const Failed = show(widget, fixtures.failed)
export const LongNames = show(widget, fixtures.longNames)
export const RightToLeft = show(widget, fixtures.rightToLeft)
