import { about, show } from '../../../stories/show'
import * as fixtures from './modal.fixtures'
import widget from './modal.widget'

export default {
  title: 'Block/Modal',
  ...about(widget, {
    use: 'For short content without leaving the page: conditions, a filter, a short form. Use a page for content that needs its own address.',
    events: {
      modal_open: 'When it opens: `id`.',
      modal_close:
        'When it closes: `id` and `reason`, one of escape, outside, focusOut, button or navigation.',
      'overlay-open':
        'Heard: opens the dialog of that `id`; `props` may set `title`, `busy` or `error`.',
      'overlay-close': 'Raised when it closes, and heard: `id`, `reason`.',
      'overlay-button':
        'Raised by each button: `id`, `button`; `preventDefault()` keeps the dialog open.',
    },
    accessibility: [
      'A dialog named by its title; the page behind it is inert and does not scroll.',
      'The focus starts on the first control, or on the title of a text, is trapped inside, and returns to the opener.',
      'Escape, the close button and a press outside close it; an alert needs an answer.',
      'Below 700 px it is a sheet as high as the screen, and the browser’s Back closes it.',
      'An error is announced at once and shown above the buttons.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Opened = show(widget, fixtures.opened)
export const Rates = show(widget, fixtures.rates)
export const Busy = show(widget, fixtures.busy)
export const Failed = show(widget, fixtures.failed)
export const Alert = show(widget, fixtures.alert)
export const Authored = show(widget, fixtures.authored)
export const LongNames = show(widget, fixtures.longNames)
export const RightToLeft = show(widget, fixtures.rightToLeft)
