import { show } from '../../../stories/show'
import * as fixtures from './hotel-alerts.fixtures'
import widget from './hotel-alerts.widget'

export default { title: 'Hotel/Hotel alerts' }

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Empty = show(widget, fixtures.empty)
