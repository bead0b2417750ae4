import { about, show } from '../../../stories/show'
import * as fixtures from './club-membership-details.fixtures'
import widget from './club-membership-details.widget'

export default {
  title: 'Page/Club membership',
  ...about(widget, {
    use: 'On the review of the rooms. The booking bar of the page stores what is said, and goes on only with a membership that the club accepts, or does not answer about.',
    events: {
      club_validate: 'Analytics: `result`, what the club has said.',
    },
    accessibility: [
      'The error stands beside its field, and as a link above the form.',
      'What the club says is announced.',
      'The name of each button for another rate has the difference in price.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Remembered = show(widget, fixtures.remembered)
export const Expired = show(widget, fixtures.expired)
export const Invalid = show(widget, fixtures.invalid)
export const Unchecked = show(widget, fixtures.unchecked)
export const None = show(widget, fixtures.none)
export const Loading = show(widget, fixtures.loading)
export const Failed = show(widget, fixtures.failed)
export const Checking = show(widget, fixtures.checking)
export const Member = show(widget, fixtures.member)
export const Saved = show(widget, fixtures.saved)
export const NotChanged = show(widget, fixtures.notChanged)
export const RightToLeft = show(widget, fixtures.rightToLeft)
