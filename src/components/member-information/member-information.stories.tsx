import { about, show } from '../../../stories/show'
import * as fixtures from './member-information.fixtures'
import widget from './member-information.widget'

export default {
  title: 'Hotel/Guest details',
  ...about(widget, {
    use: 'First on the page that asks for the guests, below its error message; the booking bar has the form.',
    events: {
      guest_info_error: 'Once for each problem that is shown: `field` and `rule`, never the entry.',
    },
    accessibility: [
      'Every field names its purpose for autofill; those of each further room are a section.',
      'An error stands beside its field, and as a link in the error message of the page.',
      'Another country is announced, as it changes other fields; nothing typed is lost.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const None = show(widget, fixtures.none)
export const Loading = show(widget, fixtures.loading)
export const Failed = show(widget, fixtures.failed)
export const Refused = show(widget, fixtures.refused)
export const Remembered = show(widget, fixtures.remembered)
export const Member = show(widget, fixtures.member)
export const SentForOthers = show(widget, fixtures.sentForOthers)
export const OtherGuest = show(widget, fixtures.otherGuest)
export const Japanese = show(widget, fixtures.japanese)
export const RightToLeft = show(widget, fixtures.rightToLeft)
