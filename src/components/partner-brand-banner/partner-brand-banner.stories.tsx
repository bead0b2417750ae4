import { about, show } from '../../../stories/show'
import * as fixtures from './partner-brand-banner.fixtures'
import widget from './partner-brand-banner.widget'

export default {
  title: 'Page/Partner banner',
  ...about(widget, {
    use: 'For one partner’s message below what the page is for; a hotel’s own offers are a link banner’s.',
    events: {
      partner_click:
        'When the link is followed: `partner`, the name, and `program`: `chase`, `amex` or `none`. Never an id.',
    },
    accessibility: [
      'A section with the partner’s name; so is the logo called.',
      'The disclosure stands before the link, for readers and in sight at every width.',
      'The link says that it opens a new tab.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Empty = show(widget, fixtures.empty)
export const LongNames = show(widget, fixtures.longNames)
export const RightToLeft = show(widget, fixtures.rightToLeft)
