import { about, show } from '../../../stories/show'
import * as fixtures from './reservation-list.fixtures'
import widget from './reservation-list.widget'

export default {
  title: 'Page/List of stays',
  ...about(widget, {
    use: 'The main content of the page that “Trips” leads to. It is rendered with the visitor’s cookie: no cache keeps the page.',
    events: {},
    accessibility: [
      'Tabs are links in a navigation, because each has an address; the current one has `aria-current`.',
      'Each link of a card is named with hotel and date, and with the numbers where two stays have these in common.',
      'Where a stay stands is text before its heading’s name, not colour alone.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Past = show(widget, fixtures.past)
export const Cancelled = show(widget, fixtures.cancelled)
export const SecondPage = show(widget, fixtures.secondPage)
export const Twice = show(widget, fixtures.twice)
export const Empty = show(widget, fixtures.empty)
export const PastEmpty = show(widget, fixtures.pastEmpty)
export const CancelledEmpty = show(widget, fixtures.cancelledEmpty)
export const SignIn = show(widget, fixtures.signIn)
export const Loading = show(widget, fixtures.loading)
export const Failed = show(widget, fixtures.failed)
export const OneTab = show(widget, fixtures.oneTab)
export const LongNames = show(widget, fixtures.longNames)
export const Author = show(widget, fixtures.author)
export const Dark = show(widget, fixtures.dark)
export const German = show(widget, fixtures.german)
export const Japanese = show(widget, fixtures.japanese)
export const RightToLeft = show(widget, fixtures.rightToLeft)
