import { about, show } from '../../../stories/show'
import * as fixtures from './room-requests.fixtures'
import widget from './room-requests.widget'

export default {
  title: 'Page/Requests for the rooms',
  ...about(widget, {
    use: 'On the review of a booking, below the rooms. The booking bar of the page stores what is said.',
    events: {
      request_toggle: 'Analytics: `code` of the option; empty for no preference.',
      arrival_time_set: 'Analytics: an hour of arrival was chosen.',
    },
    accessibility: [
      'Each group is a fieldset; options that exclude each other are radio buttons.',
      'Several rooms open and close by the browser itself, without a script too.',
      '“Saved” and “Not saved” are announced, and reserve their line.',
    ],
  }),
}

export const OfStay = show(widget, fixtures.ofStay)
export const Stale = show(widget, fixtures.stale)
export const Minimal = show(widget, fixtures.minimal)
export const Member = show(widget, fixtures.member)
export const Full = show(widget, fixtures.full)
export const Remembered = show(widget, fixtures.remembered)
export const FewGroups = show(widget, fixtures.fewGroups)
export const None = show(widget, fixtures.none)
export const Loading = show(widget, fixtures.loading)
export const Failed = show(widget, fixtures.failed)
export const Stored = show(widget, fixtures.stored)
export const NotStored = show(widget, fixtures.notStored)
export const RightToLeft = show(widget, fixtures.rightToLeft)
