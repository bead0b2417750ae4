import { about, show } from '../../../stories/show'
import * as fixtures from './privacy-statement-modal.fixtures'
import widget from './privacy-statement-modal.widget'

export default {
  title: 'Overlay/Privacy statement',
  ...about(widget, {
    use: 'Once on a page whose footer leads to the privacy statement.',
    events: {
      privacy_open: 'When it opens.',
      'overlay-open': 'Heard with the id privacy-statement-modal: `props.src`.',
    },
    accessibility: [
      'A dialog whose title has the focus; Escape closes it and returns the focus.',
      'Its content is a live region for two seconds.',
      'Its links open new tabs, so that the visitor’s page is kept.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Loading = show(widget, fixtures.loading)
export const Failed = show(widget, fixtures.failed)
export const NotPrintable = show(widget, fixtures.notPrintable)
