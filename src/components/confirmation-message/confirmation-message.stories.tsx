import { about, show } from '../../../stories/show'
import * as fixtures from './confirmation-message.fixtures'
import widget from './confirmation-message.widget'

export default {
  title: 'Page/Confirmation',
  ...about(widget, {
    use: 'First on the page after a booking.',
    events: {
      purchase:
        'Analytics: `value`, `currency`, `nights`, `rooms`, `points`; once for each order, never its number.',
    },
    accessibility: [
      'The heading takes the focus when the order is seen for the first time.',
      'A number is read digit by digit; that it was copied is announced.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const TwoRooms = show(widget, fixtures.twoRooms)
export const MailFailed = show(widget, fixtures.mailFailed)
export const Confidential = show(widget, fixtures.confidential)
export const None = show(widget, fixtures.none)
export const Loading = show(widget, fixtures.loading)
export const WithoutOrder = show(widget, fixtures.withoutOrder)
export const LongNames = show(widget, fixtures.longNames)
export const RightToLeft = show(widget, fixtures.rightToLeft)
export const Points = show(widget, fixtures.points)
