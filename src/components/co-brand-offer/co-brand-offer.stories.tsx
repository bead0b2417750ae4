import { about, show } from '../../../stories/show'
import * as fixtures from './co-brand-offer.fixtures'
import widget from './co-brand-offer.widget'

export default {
  title: 'Page/Credit card offer',
  ...about(widget, {
    use: 'On account pages and the confirmation; never on payment pages.',
    events: {
      cobrand_view: 'When an eligible member is shown it.',
      cobrand_click: 'When the link is followed: `program` is `chase` or `amex`. Never an id.',
    },
    accessibility: [
      'The disclosure and the bank’s terms precede the link, visually and for screen readers.',
      'The link says that it opens a new tab.',
      'The picture of the card is decoration.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Amex = show(widget, fixtures.amex)
export const LongNames = show(widget, fixtures.longNames)
export const RightToLeft = show(widget, fixtures.rightToLeft)
