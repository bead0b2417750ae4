import { about, show } from '../../../stories/show'
import * as fixtures from './redemption-panel.fixtures'
import widget from './redemption-panel.widget'

export default {
  title: 'Page/Points for the stay',
  ...about(widget, {
    use: 'On the page of the guests, where it pays with points, and on the rates, where it leads to those in points.',
    events: {
      redemption_apply: 'Analytics: `mode` (`points` or `pointsCash`) and `points` that are sent.',
    },
    accessibility: [
      'The slider has a number field beside it, which works alone without a script.',
      'The slider says points and what is left to pay as its value; so does the text beside the field when it changes.',
      'A number that cannot be used is replaced by the next one that can, and the text says so.',
    ],
  }),
}

export const Author = show(widget, fixtures.author)
export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const PointsOnly = show(widget, fixtures.pointsOnly)
export const NotEnough = show(widget, fixtures.notEnough)
export const FreeNight = show(widget, fixtures.freeNight)
export const OneFree = show(widget, fixtures.oneFree)
export const AllFree = show(widget, fixtures.allFree)
export const TooFew = show(widget, fixtures.tooFew)
export const SpentElsewhere = show(widget, fixtures.spentElsewhere)
export const TwoRooms = show(widget, fixtures.twoRooms)
export const Anonymous = show(widget, fixtures.anonymous)
export const Remembered = show(widget, fixtures.remembered)
export const Clamped = show(widget, fixtures.clamped)
export const NotNumber = show(widget, fixtures.notNumber)
export const Busy = show(widget, fixtures.busy)
export const Refused = show(widget, fixtures.refused)
export const RateList = show(widget, fixtures.rateList)
export const RatesOfMember = show(widget, fixtures.ratesOfMember)
export const RatesInPoints = show(widget, fixtures.ratesInPoints)
export const None = show(widget, fixtures.none)
export const Loading = show(widget, fixtures.loading)
export const Failed = show(widget, fixtures.failed)
export const RightToLeft = show(widget, fixtures.rightToLeft)
