import { show } from '../../../stories/show'
import * as fixtures from './success-message.fixtures'
import widget from './success-message.widget'

export default { title: 'Page/Success message' }

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Empty = show(widget, fixtures.empty)
