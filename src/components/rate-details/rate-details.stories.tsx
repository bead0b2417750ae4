import { about, show } from '../../../stories/show'
import * as fixtures from './rate-details.fixtures'
import widget from './rate-details.widget'

export default {
  title: 'Hotel/Rate details',
  ...about(widget, {
    use: 'Above the rate list, whose link “Rate details” leads to it where no script opens the dialog. It is empty until an address names a rate.',
    events: {
      rate_details_view: 'Analytics: `productId`, when the terms of a rate are shown.',
      select_item: 'Analytics: `productId`, when the rate is chosen.',
    },
    accessibility: [
      'A region named by room and rate; each part has a heading.',
      'The price is a table with a caption that names the currency.',
      'The rate can be chosen while its terms are missing: from the list.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const None = show(widget, fixtures.none)
export const Loading = show(widget, fixtures.loading)
export const Failed = show(widget, fixtures.failed)
export const Gone = show(widget, fixtures.gone)
export const Prepaid = show(widget, fixtures.prepaid)
export const Moved = show(widget, fixtures.moved)
export const Confidential = show(widget, fixtures.confidential)
export const Munich = show(widget, fixtures.munich)
export const Tokyo = show(widget, fixtures.tokyo)
export const RightToLeft = show(widget, fixtures.rightToLeft)
