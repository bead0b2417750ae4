import { about, show } from '../../../stories/show'
import * as fixtures from './acknowledgements.fixtures'
import widget from './acknowledgements.widget'

export default {
  title: 'Hotel/Statements to confirm',
  ...about(widget, {
    use: 'On the page that asks for the guests, below their details. It is empty for a booking without a statement.',
    events: { ack_toggle: 'Analytics: `id`, when a box is ticked or unticked.' },
    accessibility: [
      'A group named by its heading; each box is named by its text.',
      'A missing tick is said below its box, and in the list above the form.',
      'Links in a text open without ticking its box.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Confirmed = show(widget, fixtures.confirmed)
export const Changed = show(widget, fixtures.changed)
export const Refused = show(widget, fixtures.refused)
export const None = show(widget, fixtures.none)
export const Loading = show(widget, fixtures.loading)
export const LongTexts = show(widget, fixtures.longTexts)
export const German = show(widget, fixtures.german)
export const RightToLeft = show(widget, fixtures.rightToLeft)
