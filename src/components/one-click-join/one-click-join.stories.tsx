import { about, show } from '../../../stories/show'
import * as fixtures from './one-click-join.fixtures'
import widget from './one-click-join.widget'

export default {
  title: 'Page/One-click join on the page',
  ...about(widget, {
    use: 'On the review of a booking and on its confirmation. What the guest has said is not asked for again.',
    events: {
      ocj_view: 'Analytics: `surface`, the page’s id.',
      ocj_submit: 'Analytics: `surface`.',
      ocj_result: 'Analytics: `surface`, `result` (joined, or the code of the refusal).',
    },
    accessibility: [
      'The new member’s number is announced and has the focus, because the pressed button is gone.',
      'The form works without a script, and leads back to the page.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Incomplete = show(widget, fixtures.incomplete)
export const Legacy = show(widget, fixtures.legacy)
export const Sending = show(widget, fixtures.sending)
export const Duplicate = show(widget, fixtures.duplicate)
export const Joined = show(widget, fixtures.joined)
export const JoinedBefore = show(widget, fixtures.joinedBefore)
export const Overlay = show(widget, fixtures.overlay)
export const Author = show(widget, fixtures.author)
