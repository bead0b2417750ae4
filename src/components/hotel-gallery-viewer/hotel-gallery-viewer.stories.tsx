import { show } from '../../../stories/show'
import * as fixtures from './hotel-gallery-viewer.fixtures'
import widget from './hotel-gallery-viewer.widget'

export default { title: 'Overlay/Hotel gallery viewer' }

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Empty = show(widget, fixtures.empty)
