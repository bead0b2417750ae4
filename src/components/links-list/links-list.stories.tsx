import { show } from '../../../stories/show'
import * as fixtures from './links-list.fixtures'
import widget from './links-list.widget'

export default { title: 'Block/Links list' }

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Empty = show(widget, fixtures.empty)
