import { show } from '../../../stories/show'
import * as fixtures from './hotel-quick-view-modal.fixtures'
import widget from './hotel-quick-view-modal.widget'

export default { title: 'Overlay/Hotel quick view' }

export const Minimal = show(widget, fixtures.minimal)
export const Loading = show(widget, fixtures.loading)
export const Full = show(widget, fixtures.full)
export const Failed = show(widget, fixtures.failed)
export const Empty = show(widget, fixtures.empty)
export const OwnButton = show(widget, fixtures.ownButton)
export const Authored = show(widget, fixtures.authored)
export const RightToLeft = show(widget, fixtures.rightToLeft)
