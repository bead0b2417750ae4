import { about, show } from '../../../stories/show'
import * as fixtures from './prepay-rates.fixtures'
import widget from './prepay-rates.widget'

export default {
  title: 'Hotel/Prepaid rates',
  ...about(widget, {
    use: 'On the rate list, above the rooms. It is empty at a hotel without a prepaid rate. With the purpose `consent`, on the page that asks for the guests: empty for a cart without a prepaid room.',
    events: { prepay_consent: 'Analytics: `accepted`, when the box is ticked or unticked.' },
    accessibility: [
      'A region named by its heading; works without a script.',
      'That nothing is paid back is said in words.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const California = show(widget, fixtures.california)
export const Empty = show(widget, fixtures.empty)
export const PartlyRefunded = show(widget, fixtures.partlyRefunded)
export const LongTexts = show(widget, fixtures.longTexts)
export const RightToLeft = show(widget, fixtures.rightToLeft)
export const ConsentAsked = show(widget, fixtures.consentAsked)
export const ConsentGiven = show(widget, fixtures.consentGiven)
export const ConsentChanged = show(widget, fixtures.consentChanged)
export const ConsentHidden = show(widget, fixtures.consentHidden)
export const ConsentNone = show(widget, fixtures.consentNone)
export const ConsentLoading = show(widget, fixtures.consentLoading)
export const ConsentFailed = show(widget, fixtures.consentFailed)
export const ConsentGerman = show(widget, fixtures.consentGerman)
export const ConsentRightToLeft = show(widget, fixtures.consentRightToLeft)
