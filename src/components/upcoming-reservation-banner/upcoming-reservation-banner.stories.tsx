import { about, show } from '../../../stories/show'
import * as fixtures from './upcoming-reservation-banner.fixtures'
import widget from './upcoming-reservation-banner.widget'

export default {
  title: 'Hotel/Next stay',
  ...about(widget, {
    use: 'On the list of stays, the account, and the page of a stay, where it shows another stay than that one. On a page that caches keep only a signed-in member sees it.',
    events: { trip_banner_click: '`action`: `manage`, `checkIn`, `directions` or `call`' },
    accessibility: [
      'The region is named “Your next stay”, whatever its heading says.',
      'How many days are left is by the hotel’s day; it never changes while the page is open.',
      'Each link is named with its hotel.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Today = show(widget, fixtures.today)
export const Tomorrow = show(widget, fixtures.tomorrow)
export const Staying = show(widget, fixtures.staying)
export const Leaving = show(widget, fixtures.leaving)
export const Bare = show(widget, fixtures.bare)
export const Remembered = show(widget, fixtures.remembered)
export const RememberedBesideList = show(widget, fixtures.rememberedBesideList)
export const Empty = show(widget, fixtures.empty)
export const OnPublicPage = show(widget, fixtures.onPublicPage)
export const Failed = show(widget, fixtures.failed)
export const Loading = show(widget, fixtures.loading)
export const LongNames = show(widget, fixtures.longNames)
export const Author = show(widget, fixtures.author)
export const Dark = show(widget, fixtures.dark)
export const German = show(widget, fixtures.german)
export const Japanese = show(widget, fixtures.japanese)
export const RightToLeft = show(widget, fixtures.rightToLeft)
