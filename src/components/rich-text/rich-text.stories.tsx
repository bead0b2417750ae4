import { show } from '../../../stories/show'
import * as fixtures from './rich-text.fixtures'
import widget from './rich-text.widget'

export default { title: 'Block/Rich text' }

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Empty = show(widget, fixtures.empty)
