import { about, show } from '../../../stories/show'
import * as fixtures from './partner-brand-banner.fixtures'
import widget from './partner-brand-banner.widget'

export default {
  title: 'Page/Partner banner',
  ...about(widget, {
    use: 'For one partner’s message below the main content; use a link banner for a hotel’s own offers.',
    events: {
      partner_click:
        'When the link is followed: `partner`, the name, and `program`: `chase`, `amex` or `none`. Never an id.',
    },
    accessibility: [
      'A section with the partner’s name, which is also the text of the logo.',
      'The disclosure precedes the link, visually at every width and for screen readers.',
      'The link says that it opens a new tab.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Empty = show(widget, fixtures.empty)
export const LongNames = show(widget, fixtures.longNames)
export const RightToLeft = show(widget, fixtures.rightToLeft)
