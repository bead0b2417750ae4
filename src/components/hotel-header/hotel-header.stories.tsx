import { show } from '../../../stories/show'
import * as fixtures from './hotel-header.fixtures'
import widget from './hotel-header.widget'

export default { title: 'Hotel/Hotel header' }

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Compact = show(widget, fixtures.compact)
export const Loading = show(widget, fixtures.loading)
export const LoadingCompact = show(widget, fixtures.loadingCompact)
export const Empty = show(widget, fixtures.empty)
export const Failed = show(widget, fixtures.failed)
export const Editing = show(widget, fixtures.editing)
export const Booked = show(widget, fixtures.booked)
export const OwnSite = show(widget, fixtures.ownSite)
export const FewReviews = show(widget, fixtures.fewReviews)
export const Anonymous = show(widget, fixtures.anonymous)
export const MemberRate = show(widget, fixtures.memberRate)
export const Remembered = show(widget, fixtures.remembered)
export const Member = show(widget, fixtures.member)
export const MemberFull = show(widget, fixtures.memberFull)
export const LongNames = show(widget, fixtures.longNames)
export const RightToLeft = show(widget, fixtures.rightToLeft)
