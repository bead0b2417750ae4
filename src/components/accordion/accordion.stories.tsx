import { show } from '../../../stories/show'
import * as fixtures from './accordion.fixtures'
import widget from './accordion.widget'

export default { title: 'Block/Accordion' }

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Empty = show(widget, fixtures.empty)
