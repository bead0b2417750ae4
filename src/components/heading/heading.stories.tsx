import { show } from '../../../stories/show'
import * as fixtures from './heading.fixtures'
import widget from './heading.widget'

export default { title: 'Block/Heading' }

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Empty = show(widget, fixtures.empty)
