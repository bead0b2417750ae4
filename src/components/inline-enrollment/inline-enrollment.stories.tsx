import { about, show } from '../../../stories/show'
import * as fixtures from './inline-enrollment.fixtures'
import widget from './inline-enrollment.widget'

export default {
  title: 'Page/Joining while booking',
  ...about(widget, {
    use: 'On the page that asks for the guests, after the fields of the guest, whose name, email and country it takes.',
    events: {
      enroll_start: 'Analytics: `placement`, the fields were opened.',
      enroll_success: 'Analytics: the visitor is a member.',
      enroll_error: 'Analytics: `key`, why not.',
    },
    accessibility: [
      'The fields open and close by the browser itself, and the first one takes the focus.',
      'The rules of the password are a list that says which are met; their number is announced.',
      'Why nobody joined is announced; the booking goes on.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const JoinedBefore = show(widget, fixtures.joinedBefore)
export const None = show(widget, fixtures.none)
export const Opened = show(widget, fixtures.opened)
export const Invalid = show(widget, fixtures.invalid)
export const Sending = show(widget, fixtures.sending)
export const Duplicate = show(widget, fixtures.duplicate)
export const Prohibited = show(widget, fixtures.prohibited)
export const Incomplete = show(widget, fixtures.incomplete)
export const Failed = show(widget, fixtures.failed)
export const Joined = show(widget, fixtures.joined)
export const RightToLeft = show(widget, fixtures.rightToLeft)
