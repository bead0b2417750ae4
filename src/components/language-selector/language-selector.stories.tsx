import { show } from '../../../stories/show'
import * as fixtures from './language-selector.fixtures'
import widget from './language-selector.widget'

export default { title: 'Page/Language selector' }

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Empty = show(widget, fixtures.empty)
export const AuthoredOrder = show(widget, fixtures.authoredOrder)
export const OwnLabel = show(widget, fixtures.ownLabel)
export const Opened = show(widget, fixtures.opened)
export const CartWarning = show(widget, fixtures.cartWarning)
export const RightToLeft = show(widget, fixtures.rightToLeft)
