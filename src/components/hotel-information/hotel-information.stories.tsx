import { show } from '../../../stories/show'
import * as fixtures from './hotel-information.fixtures'
import widget from './hotel-information.widget'

export default { title: 'Hotel/Hotel information' }

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Empty = show(widget, fixtures.empty)
