import { about, show } from '../../../stories/show'
import * as fixtures from './legal-consent.fixtures'
import widget from './legal-consent.widget'

export default {
  title: 'Hotel/Consents',
  ...about(widget, {
    use: 'On the page that asks for the guests, last before the button. What it asks follows from the country of the guest.',
    events: {
      consent_toggle: 'Analytics: `type`, when a box is ticked or unticked; never its text.',
    },
    accessibility: [
      'A group named by its heading; each box is named by its text.',
      'Links in a text open without ticking its box.',
      'A missing tick is said below its box, and in the list above the form.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Accordion = show(widget, fixtures.accordion)
export const OptOut = show(widget, fixtures.optOut)
export const PhoneHidden = show(widget, fixtures.phoneHidden)
export const Stored = show(widget, fixtures.stored)
export const Changed = show(widget, fixtures.changed)
export const None = show(widget, fixtures.none)
export const Loading = show(widget, fixtures.loading)
export const LongTexts = show(widget, fixtures.longTexts)
export const German = show(widget, fixtures.german)
export const RightToLeft = show(widget, fixtures.rightToLeft)
