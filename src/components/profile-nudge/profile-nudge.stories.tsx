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
      'A group with the question as its heading; what came of it takes the focus and is said.',
      'After “Not now” the focus is on the next heading.',
      'Only the last four digits of a number are ever there.',
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
