import { about, show } from '../../../stories/show'
import * as fixtures from './cancellation-policy.fixtures'
import widget from './cancellation-policy.widget'

export default {
  title: 'Hotel/Cancellation policy',
  ...about(widget, {
    use: 'On the review of a booking, above the charges.',
    events: {
      policy_expand: 'Analytics: the terms in full are opened.',
    },
    accessibility: [
      'The line from today to the arrival is decoration; the sentences say all of it.',
      'A deadline that passes while the page is open is announced once.',
      'The terms in full are a disclosure that works without a script.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Short = show(widget, fixtures.short)
export const Booked = show(widget, fixtures.booked)
export const None = show(widget, fixtures.none)
export const Loading = show(widget, fixtures.loading)
export const Failed = show(widget, fixtures.failed)
export const LastHours = show(widget, fixtures.lastHours)
export const Passed = show(widget, fixtures.passed)
export const Statutory = show(widget, fixtures.statutory)
export const Confidential = show(widget, fixtures.confidential)
export const German = show(widget, fixtures.german)
export const RightToLeft = show(widget, fixtures.rightToLeft)
