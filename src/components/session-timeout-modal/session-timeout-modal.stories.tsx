import { about, show } from '../../../stories/show'
import * as fixtures from './session-timeout-modal.fixtures'
import widget from './session-timeout-modal.widget'

export default {
  title: 'Page/Session timeout',
  ...about(widget, {
    use: 'Once on every page with a cart, before the content that shows it: its news of another window stand there.',
    events: {
      session_warning: 'Analytics: when the warning opens.',
      session_extend: 'Analytics: when a visitor goes on.',
      session_expired: 'Analytics: when the booking has ended without use.',
      'cart-changed':
        'Heard: `cart`, `revision` that a widget of this page has made. Raised: the revision of another window.',
    },
    accessibility: [
      'An alert dialog; the focus is on Continue, Escape continues.',
      'The time that is left is told at 5 minutes, 1 minute, 30 and 10 seconds, and at no other time.',
      'It can be extended as often as the visitor wants (WCAG 2.2.1).',
      'News of another window stand in a status, which the page has before them.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const None = show(widget, fixtures.none)
export const Full = show(widget, fixtures.full)
export const LastMinute = show(widget, fixtures.lastMinute)
export const Member = show(widget, fixtures.member)
export const Lapsed = show(widget, fixtures.lapsed)
export const Extending = show(widget, fixtures.extending)
export const Unanswered = show(widget, fixtures.unanswered)
export const Ended = show(widget, fixtures.ended)
export const Changed = show(widget, fixtures.changed)
export const NotRenewed = show(widget, fixtures.notRenewed)
export const RightToLeft = show(widget, fixtures.rightToLeft)
export const Author = show(widget, fixtures.author)
