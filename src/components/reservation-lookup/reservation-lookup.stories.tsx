import { about, show } from '../../../stories/show'
import * as fixtures from './reservation-lookup.fixtures'
import widget from './reservation-lookup.widget'

export default {
  title: 'Page/Find a reservation',
  ...about(widget, {
    use: 'Alone on the lookup page. The overlay “Find a reservation” is the same form in a dialog; its stories show all states.',
    events: {
      lookup_submit: 'Analytics: the form was sent.',
      lookup_result: 'Analytics: `result` (found, notFound, error).',
    },
    accessibility: [
      'After sending, the focus goes to the errors, or to the message that nothing was found.',
      'Each error names its field, and the list above the form links to it.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Author = show(widget, fixtures.author)
