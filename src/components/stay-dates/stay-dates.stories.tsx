import { about, show } from '../../../stories/show'
import * as fixtures from './stay-dates.fixtures'
import widget from './stay-dates.widget'

export default {
  title: 'Hotel/Dates of the stay',
  ...about(widget, {
    use: 'Above the rates of a hotel. It opens the stay details modal of the page; without that dialog, and without a script, it opens a form of its own.',
    events: {
      stay_edit_open: 'Analytics: when the dialog opens.',
    },
    accessibility: [
      'Dates are `<time>` elements in a list of terms; the button that changes them names the current ones.',
      'Without a script the button opens a form with native fields.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const WithCart = show(widget, fixtures.withCart)
export const Full = show(widget, fixtures.full)
export const NoDates = show(widget, fixtures.noDates)
export const Fixed = show(widget, fixtures.fixed)
export const WithoutTimes = show(widget, fixtures.withoutTimes)
export const German = show(widget, fixtures.german)
export const RightToLeft = show(widget, fixtures.rightToLeft)
export const Author = show(widget, fixtures.author)
