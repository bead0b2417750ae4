import { about, show } from '../../../stories/show'
import * as fixtures from './travel-insurance-banner.fixtures'
import widget from './travel-insurance-banner.widget'

export default {
  title: 'Page/Travel insurance banner',
  ...about(widget, {
    use: 'Above the form of a booking, on a page with the travel insurance. It shows nothing before a link has pointed there.',
    events: {
      insurance_banner_view: 'Analytics: when it appears.',
      insurance_banner_click: 'Analytics: when its link is followed.',
      'deep-link':
        'Window event, heard, as an address that ends in `#travel-insurance`: `target: "travel-insurance"` shows the card.',
      'insurance-changed': 'Window event, heard: a choice hides the card.',
    },
    accessibility: [
      'It is announced politely when it appears.',
      'Its link moves the focus to the heading of the travel insurance.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Unpriced = show(widget, fixtures.unpriced)
export const Covered = show(widget, fixtures.covered)
export const LongNames = show(widget, fixtures.longNames)
export const RightToLeft = show(widget, fixtures.rightToLeft)
