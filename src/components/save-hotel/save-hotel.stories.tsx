import { show } from '../../../stories/show'
import * as fixtures from './save-hotel.fixtures'
import widget from './save-hotel.widget'

export default { title: 'Hotel/Save hotel' }

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Anonymous = show(widget, fixtures.anonymous)
export const Remembered = show(widget, fixtures.remembered)
export const Member = show(widget, fixtures.member)
export const MemberSaved = show(widget, fixtures.memberSaved)
export const Busy = show(widget, fixtures.busy)
export const MemberFull = show(widget, fixtures.memberFull)
export const Failed = show(widget, fixtures.failed)
export const RightToLeft = show(widget, fixtures.rightToLeft)
