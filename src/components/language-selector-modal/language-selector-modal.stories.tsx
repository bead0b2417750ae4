import { show } from '../../../stories/show'
import * as fixtures from './language-selector-modal.fixtures'
import widget from './language-selector-modal.widget'

export default { title: 'Overlay/Language selector modal' }

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Empty = show(widget, fixtures.empty)
export const AuthoredOrder = show(widget, fixtures.authoredOrder)
export const Opened = show(widget, fixtures.opened)
export const CartWarning = show(widget, fixtures.cartWarning)
export const Authored = show(widget, fixtures.authored)
export const RightToLeft = show(widget, fixtures.rightToLeft)
