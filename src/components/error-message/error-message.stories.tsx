import { show } from '../../../stories/show'
import * as fixtures from './error-message.fixtures'
import widget from './error-message.widget'

export default { title: 'Page/Error message' }

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Empty = show(widget, fixtures.empty)
