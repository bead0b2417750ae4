import { about, show } from '../../../stories/show'
import * as fixtures from './one-click-join-modal.fixtures'
import widget from './one-click-join-modal.widget'

export default {
  title: 'Overlay/One-click join',
  ...about(widget, {
    use: 'Where a visitor chooses a member’s rate or has booked as a guest. Its id is “one-click-join”, which other components open with the known values of the visitor.',
    events: {
      'overlay-open':
        'Heard: `id`, and in `props` the known values (`givenName`, `familyName`, `email`, `country`), `linkOrder` for a sign-in, `automatic` without a request of the visitor: once per session.',
      'overlay-refused':
        'Window, `id`: the visitor is a member or may not join; its opener can be hidden.',
      'auth-changed': 'Window, after it was closed, when joining has signed the visitor in.',
      ocj_view: 'Analytics: `surface`, the page’s id.',
      ocj_submit: 'Analytics: `surface`.',
      ocj_result: 'Analytics: `surface`, `result` (joined, or the code of the refusal).',
    },
    accessibility: [
      'Known values have no fields; the fields for missing values have labels, autofill and errors that name the field.',
      'The new member’s number is announced, and the focus goes to the button that closes the dialog.',
      'An email is masked, and written from left to right in every language.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Legacy = show(widget, fixtures.legacy)
export const Incomplete = show(widget, fixtures.incomplete)
export const Duplicate = show(widget, fixtures.duplicate)
export const Joined = show(widget, fixtures.joined)
export const Author = show(widget, fixtures.author)
