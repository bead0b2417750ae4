import { show } from '../../../stories/show'
import * as fixtures from './hotel-gallery.fixtures'
import widget from './hotel-gallery.widget'

export default { title: 'Hotel/Hotel gallery' }

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Empty = show(widget, fixtures.empty)
