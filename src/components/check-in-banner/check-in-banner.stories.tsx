import { about, show } from '../../../stories/show'
import * as fixtures from './check-in-banner.fixtures'
import widget from './check-in-banner.widget'

export default {
  title: 'Page/Check-in',
  ...about(widget, {
    use: 'On the page of a stay, above its details, and on the confirmation of a check-in.',
    events: {
      check_in_banner: '`state`: what of checking in and out is possible for the first room.',
      check_in_start: 'A form was sent.',
      check_in_done: 'The guest is checked in, or has said the arrival anew.',
      check_out_start: 'A guest has asked to check out.',
      check_out_done: 'The guest is checked out.',
    },
    accessibility: [
      'Each form is named by what it does and its room.',
      'A refusal is announced; missing fields of the registration name it as their error.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Registered = show(widget, fixtures.registered)
export const InHouse = show(widget, fixtures.inHouse)
export const InHouseAsIs = show(widget, fixtures.inHouseAsIs)
export const LastDay = show(widget, fixtures.lastDay)
export const Leaving = show(widget, fixtures.leaving)
export const LeavingAtDesk = show(widget, fixtures.leavingAtDesk)
export const CheckOutRefused = show(widget, fixtures.checkOutRefused)
export const LeavingInGerman = show(widget, fixtures.leavingInGerman)
export const LeavingRightToLeft = show(widget, fixtures.leavingRightToLeft)
export const Refused = show(widget, fixtures.refused)
export const Busy = show(widget, fixtures.busy)
export const Confirmed = show(widget, fixtures.confirmed)
export const None = show(widget, fixtures.none)
export const LongNames = show(widget, fixtures.longNames)
export const Author = show(widget, fixtures.author)
export const Dark = show(widget, fixtures.dark)
export const German = show(widget, fixtures.german)
export const Japanese = show(widget, fixtures.japanese)
export const RightToLeft = show(widget, fixtures.rightToLeft)
