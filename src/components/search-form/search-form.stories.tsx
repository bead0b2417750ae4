import { about, show } from '../../../stories/show'
import * as fixtures from './search-form.fixtures'
import widget from './search-form.widget'

export default {
  title: 'Page/Search form',
  ...about(widget, {
    use: 'On the home page as the whole form, above search results as one line, on a hotel’s page for its rooms.',
    events: {
      search_submit:
        'Analytics: `nights`, `rooms`, `adults`, `children`, `leadDays`, `rateType`, `usePoints`.',
      search_error: 'Analytics: `field`, the first that has to be changed.',
    },
    accessibility: [
      'The destination is a combobox with a list (APG): the focus stays in the input, the arrows move through the list, and the number of suggestions is announced.',
      'Rooms and guests are counted by buttons that name room and kind; each new count is announced.',
      'A search that cannot begin leads the focus to the first field that has to be changed, with its error beside it.',
      'Without a script every field is a native one, and the form leads to the results.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Searched = show(widget, fixtures.searched)
export const WithCode = show(widget, fixtures.withCode)
export const Compact = show(widget, fixtures.compact)
export const Property = show(widget, fixtures.property)
export const Plain = show(widget, fixtures.plain)
export const German = show(widget, fixtures.german)
export const RightToLeft = show(widget, fixtures.rightToLeft)
export const Author = show(widget, fixtures.author)
