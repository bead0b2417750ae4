import { about, show } from '../../../stories/show'
import * as fixtures from './housekeeping-preferences.fixtures'
import widget from './housekeeping-preferences.widget'

export default {
  title: 'Page/Housekeeping preferences',
  ...about(widget, {
    use: 'On the page that asks for the guests, above the charges. The booking bar of the page stores the choice.',
    events: { housekeeping_choice: 'Analytics: `code`, of the hotel’s system.' },
    accessibility: [
      'Two radio buttons in a group that the heading names; the whole card is the label.',
      '“Saved” and “Not saved” are announced, and reserve their line.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const OfStay = show(widget, fixtures.ofStay)
export const Full = show(widget, fixtures.full)
export const Remembered = show(widget, fixtures.remembered)
export const OtherSystem = show(widget, fixtures.otherSystem)
export const None = show(widget, fixtures.none)
export const Loading = show(widget, fixtures.loading)
export const Failed = show(widget, fixtures.failed)
export const Saved = show(widget, fixtures.saved)
export const NotSaved = show(widget, fixtures.notSaved)
export const RightToLeft = show(widget, fixtures.rightToLeft)
