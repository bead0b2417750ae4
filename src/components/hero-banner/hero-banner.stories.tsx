import { show } from '../../../stories/show'
import * as fixtures from './hero-banner.fixtures'
import widget from './hero-banner.widget'

export default { title: 'Page/Hero banner' }

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Empty = show(widget, fixtures.empty)
