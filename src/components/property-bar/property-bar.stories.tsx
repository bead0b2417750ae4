import { show } from '../../../stories/show'
import * as fixtures from './property-bar.fixtures'
import widget from './property-bar.widget'

export default { title: 'Hotel/Property bar' }

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Loading = show(widget, fixtures.loading)
export const Slow = show(widget, fixtures.slow)
export const Empty = show(widget, fixtures.empty)
export const Failed = show(widget, fixtures.failed)
export const FewReviews = show(widget, fixtures.fewReviews)
export const Remembered = show(widget, fixtures.remembered)
export const Member = show(widget, fixtures.member)
export const MemberSaved = show(widget, fixtures.memberSaved)
export const MemberFull = show(widget, fixtures.memberFull)
export const LongNames = show(widget, fixtures.longNames)
export const RightToLeft = show(widget, fixtures.rightToLeft)
