import { about, show } from '../../../stories/show'
import * as fixtures from './lookup-overlay.fixtures'
import widget from './lookup-overlay.widget'

export default {
  title: 'Overlay/Find a reservation',
  ...about(widget, {
    use: 'Once on a page whose header leads to reservations. Its id is “lookup”, which the header opens in place of the lookup page.',
    events: {
      lookup_overlay_open: 'Analytics: when it opens.',
      lookup_submit: 'Analytics: the form was sent.',
      lookup_result: 'Analytics: `result` (found, notFound, error).',
      'overlay-open': 'Heard: opens it when `id` is its own.',
      'overlay-close': 'Raised when it closes, and heard: `id`, `reason`.',
    },
    accessibility: [
      'The focus goes to the first field; after sending, to the errors, or to the message that nothing was found.',
      'Each error names its field, and the list above the form links to it.',
      'Several stays are a list of buttons; the focus goes to the question above it.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Wrong = show(widget, fixtures.wrong)
export const NotFound = show(widget, fixtures.notFound)
export const Several = show(widget, fixtures.several)
export const MemberOnly = show(widget, fixtures.memberOnly)
export const Author = show(widget, fixtures.author)
