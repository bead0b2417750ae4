import { show } from '../../../stories/show'
import * as fixtures from './modal.fixtures'
import widget from './modal.widget'

export default { title: 'Block/Modal' }

export const Minimal = show(widget, fixtures.minimal)
export const Opened = show(widget, fixtures.opened)
export const Rates = show(widget, fixtures.rates)
export const Busy = show(widget, fixtures.busy)
export const Failed = show(widget, fixtures.failed)
export const Alert = show(widget, fixtures.alert)
export const Authored = show(widget, fixtures.authored)
export const LongNames = show(widget, fixtures.longNames)
export const RightToLeft = show(widget, fixtures.rightToLeft)
