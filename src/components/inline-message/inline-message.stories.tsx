import { show } from '../../../stories/show'
import * as fixtures from './inline-message.fixtures'
import widget from './inline-message.widget'

export default { title: 'Block/Inline message' }

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Empty = show(widget, fixtures.empty)
