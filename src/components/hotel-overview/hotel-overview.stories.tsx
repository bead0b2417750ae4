import { show } from '../../../stories/show'
import * as fixtures from './hotel-overview.fixtures'
import widget from './hotel-overview.widget'

export default { title: 'Hotel/Hotel overview' }

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Empty = show(widget, fixtures.empty)
