import { about, show } from '../../../stories/show'
import * as fixtures from './otp-validation-modal.fixtures'
import widget from './otp-validation-modal.widget'

export default {
  title: 'Overlay/One-time password',
  ...about(widget, {
    use: 'For the second step of a sign-in. Its id is “otp”, which a sign-in opens.',
    events: {
      otp_send: 'Analytics, when a code was asked for: `channel`, `result`.',
      otp_result: 'Analytics, when one was entered: `result`. Never the code.',
      'otp-accepted': 'Window, when the code was right and the visitor is signed in.',
    },
    accessibility: [
      'One field, filled in by a phone from its messages; pasting works.',
      'The countdown is not announced and takes no focus; errors are announced at once.',
      'The last digit sends the code, unless a code was wrong before.',
      'On its own page it works without a script.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Chosen = show(widget, fixtures.chosen)
export const Sent = show(widget, fixtures.sent)
export const Wrong = show(widget, fixtures.wrong)
export const Incomplete = show(widget, fixtures.incomplete)
export const Locked = show(widget, fixtures.locked)
export const Expired = show(widget, fixtures.expired)
export const OnPage = show(widget, fixtures.onPage)
export const RightToLeft = show(widget, fixtures.rightToLeft)
export const Author = show(widget, fixtures.author)
