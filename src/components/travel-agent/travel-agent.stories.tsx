import { about, show } from '../../../stories/show'
import * as fixtures from './travel-agent.fixtures'
import widget from './travel-agent.widget'

export default {
  title: 'Page/Travel agent',
  ...about(widget, {
    use: 'On the page that asks for the guests. The booking bar of the page stores what is said.',
    events: {
      ta_add: 'Analytics: the number of an agency was entered.',
      ta_error: 'Analytics: `code`, what is wrong with the number.',
    },
    accessibility: [
      'The fields open and close by the browser itself, and are a group that the heading names.',
      'Each error stands beside its field, and as a link above the form.',
      'An unusual check digit is announced, and keeps nobody from booking.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Remembered = show(widget, fixtures.remembered)
export const None = show(widget, fixtures.none)
export const Loading = show(widget, fixtures.loading)
export const Failed = show(widget, fixtures.failed)
export const Opened = show(widget, fixtures.opened)
export const Invalid = show(widget, fixtures.invalid)
export const Unusual = show(widget, fixtures.unusual)
export const RightToLeft = show(widget, fixtures.rightToLeft)
