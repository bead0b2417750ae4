import { about, show } from '../../../stories/show'
import * as fixtures from './book-another-room.fixtures'
import widget from './book-another-room.widget'

export default {
  title: 'Hotel/Rooms one by one',
  ...about(widget, {
    use: 'On the rate list, above the rates, for a stay with several rooms.',
    events: {},
    accessibility: [
      'An ordered list in a navigation; the room to be chosen has `aria-current="step"`.',
      'A chosen room says so in words, not by its sign alone.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Complete = show(widget, fixtures.complete)
export const OneRoom = show(widget, fixtures.oneRoom)
export const Nine = show(widget, fixtures.nine)
export const RightToLeft = show(widget, fixtures.rightToLeft)
