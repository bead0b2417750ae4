import { about, show } from '../../../stories/show'
import * as fixtures from './profile-nudge.fixtures'
import widget from './profile-nudge.widget'

export default {
  title: 'Page/Question about the phone number',
  ...about(widget, {
    use: 'On the member’s profile, together with the one-time password (W58) whose id is “otp”.',
    events: {
      nudge_answer: 'Analytics: `answer` is `yes`, `change` or `later`. Never a digit.',
      'overlay-open':
        'Window, when a code was sent: `phone`, `sentTo` (four digits), `resendIn`, `focusAfter`.',
    },
    accessibility: [
      'A group with the question as its heading; the outcome gets the focus and is announced.',
      'After “Not now” the focus is on the next heading.',
      'The page only contains the last four digits of a number.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Asking = show(widget, fixtures.asking)
export const Titled = show(widget, fixtures.titled)
export const Changing = show(widget, fixtures.changing)
export const Refused = show(widget, fixtures.refused)
export const Changed = show(widget, fixtures.changed)
export const Failed = show(widget, fixtures.failed)
