import { about, show } from '../../../stories/show'
import * as fixtures from './rate-details-modal.fixtures'
import widget from './rate-details-modal.widget'

export default {
  title: 'Overlay/Rate details modal',
  ...about(widget, {
    use: 'Once on a page with rates, whose links “Rate details” open it. Without it the links lead to the component “Rate details”.',
    events: {
      rate_details_view: 'Analytics: `productId`, when the terms of a rate are shown.',
      rate_modal_select: 'Analytics: `productId`, when the rate is chosen in the dialog.',
      modal_open: 'When the dialog opens: `id`.',
      modal_close: 'When it closes: `id`, `reason`.',
      'overlay-open':
        'Heard: opens the dialog of that `id` with `productId`, `quoteToken` and `name`.',
      'overlay-close': 'Raised when it closes, and heard: `id`, `reason`.',
    },
    accessibility: [
      'A dialog named by room and rate; Escape closes it, and the focus goes back to the link.',
      'Each part has a heading; the price is a table with a caption that names the currency.',
      'The button names room, rate and total.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Compared = show(widget, fixtures.compared)
export const ReadOnly = show(widget, fixtures.readOnly)
export const Loading = show(widget, fixtures.loading)
export const Failed = show(widget, fixtures.failed)
export const Gone = show(widget, fixtures.gone)
export const Confidential = show(widget, fixtures.confidential)
export const RightToLeft = show(widget, fixtures.rightToLeft)
export const Author = show(widget, fixtures.author)
