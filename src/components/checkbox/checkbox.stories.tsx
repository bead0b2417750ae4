import { show } from '../../../stories/show'
import * as fixtures from './checkbox.fixtures'
import widget from './checkbox.widget'

export default { title: 'Block/Checkbox' }

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Empty = show(widget, fixtures.empty)
