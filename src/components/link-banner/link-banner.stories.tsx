import { show } from '../../../stories/show'
import * as fixtures from './link-banner.fixtures'
import widget from './link-banner.widget'

export default { title: 'Block/Link banner' }

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Empty = show(widget, fixtures.empty)
