import { about, show } from '../../../stories/show'
import * as fixtures from './reservation-lookup.fixtures'
import widget from './reservation-lookup.widget'

export default {
  title: 'Page/Find a reservation',
  ...about(widget, {
    use: 'Alone on the page that finds a reservation. In a dialog: “Find a reservation” of the overlays, where its states are shown.',
    events: {
      lookup_submit: 'Analytics: the form was sent.',
      lookup_result: 'Analytics: `result` (found, notFound, error).',
    },
    accessibility: [
      'After sending the focus goes to what is to be corrected, or to why nothing was found.',
      'Each error names its field, and the list above the form leads there.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Author = show(widget, fixtures.author)
