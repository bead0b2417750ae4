import { show } from '../../../stories/show'
import * as fixtures from './footer.fixtures'
import widget from './footer.widget'

export default { title: 'Page/Footer' }

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Minimized = show(widget, fixtures.minimized)
export const DestinationsOnTop = show(widget, fixtures.destinationsOnTop)
export const DestinationsOpen = show(widget, fixtures.destinationsOpen)
export const TooManyDestinations = show(widget, fixtures.tooManyDestinations)
export const Authored = show(widget, fixtures.authored)
export const OneLanguage = show(widget, fixtures.oneLanguage)
export const LongNames = show(widget, fixtures.longNames)
export const German = show(widget, fixtures.german)
export const RightToLeft = show(widget, fixtures.rightToLeft)
