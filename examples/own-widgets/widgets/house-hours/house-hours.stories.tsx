import { show } from 'foyer/stories'
import * as fixtures from './house-hours.fixtures'
import widget from './house-hours.widget'

export default { title: 'Harbour Houses/House hours' }

export const Minimal = show(widget, fixtures.minimal)
