import { show } from '../../../stories/show'
import * as fixtures from './text-input.fixtures'
import widget from './text-input.widget'

export default { title: 'Block/Text input' }

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Empty = show(widget, fixtures.empty)
