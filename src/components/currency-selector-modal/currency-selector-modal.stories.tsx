import { about, show } from '../../../stories/show'
import * as fixtures from './currency-selector-modal.fixtures'
import widget from './currency-selector-modal.widget'

export default {
  title: 'Overlay/Currency selector modal',
  ...about(widget, {
    use: 'Once on a page whose own button opens the currencies with `overlay-open`, such as the site header’s. The currency selector has its own dialog.',
    events: {
      'currency-changed': 'Raised when another currency is chosen: `currency`.',
      currency_change: 'At the same time: `from`, `to`.',
      modal_open: 'When the dialog opens: `id`.',
      modal_close: 'When it closes: `id`, `reason`.',
      'overlay-open': 'Heard: opens the dialog of that `id`.',
      'overlay-close': 'Raised when it closes, and heard: `id`, `reason`.',
    },
    accessibility: [
      'A dialog with a name and a focus trap; Escape closes it, and the opener gets the focus back.',
      'The focus starts on the current currency; arrow keys move, Enter applies.',
      'The number of search results is announced; without an exchange rate an alert says that prices are unchanged.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const List = show(widget, fixtures.list)
export const Filtering = show(widget, fixtures.filtering)
export const Failed = show(widget, fixtures.failed)
export const Authored = show(widget, fixtures.authored)
