import { show } from '../../../stories/show'
import * as fixtures from './hotel-details-overlay.fixtures'
import widget from './hotel-details-overlay.widget'

export default { title: 'Overlay/Hotel details overlay' }

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Loading = show(widget, fixtures.loading)
export const LoadingKnown = show(widget, fixtures.loadingKnown)
export const Failed = show(widget, fixtures.failed)
export const FailedUnknown = show(widget, fixtures.failedUnknown)
export const Partial = show(widget, fixtures.partial)
export const Copied = show(widget, fixtures.copied)
export const Authored = show(widget, fixtures.authored)
export const RightToLeft = show(widget, fixtures.rightToLeft)
