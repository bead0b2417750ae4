import { about, show } from '../../../stories/show'
import * as fixtures from './redemption-alert.fixtures'
import widget from './redemption-alert.widget'

export default {
  title: 'Page/Notice about points',
  ...about(widget, {
    use: 'Above the rates of a hotel, the rooms of a cart, and a booked or cancelled stay. It shows nothing but to a member whose cart, search in points, or stay gives a reason. One on a page.',
    events: {
      redemption_alert:
        'Analytics, once when it is shown: `type` (SHORTFALL, BETTER_VALUE or POINTS_REFUNDED).',
    },
    accessibility: [
      'A section with its title as heading, in a status region: a notice that comes after the page has loaded is announced.',
      'The button that closes it names it; the focus moves to the next heading.',
      'Its link moves the focus to the choice of points and money, if the page has it.',
      'Where it comes late its height is kept for visitors whom the site knows, so that nothing moves.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const ExpiringAward = show(widget, fixtures.expiringAward)
export const BetterValue = show(widget, fixtures.betterValue)
export const Refunded = show(widget, fixtures.refunded)
export const Mini = show(widget, fixtures.mini)
export const MiniRefunded = show(widget, fixtures.miniRefunded)
export const None = show(widget, fixtures.none)
export const Place = show(widget, fixtures.place)
export const Unasked = show(widget, fixtures.unasked)
export const LongNames = show(widget, fixtures.longNames)
export const MiniLongNames = show(widget, fixtures.miniLongNames)
export const Author = show(widget, fixtures.author)
export const Dark = show(widget, fixtures.dark)
export const German = show(widget, fixtures.german)
export const Japanese = show(widget, fixtures.japanese)
export const Chinese = show(widget, fixtures.chinese)
export const RightToLeft = show(widget, fixtures.rightToLeft)
export const MiniRightToLeft = show(widget, fixtures.miniRightToLeft)
