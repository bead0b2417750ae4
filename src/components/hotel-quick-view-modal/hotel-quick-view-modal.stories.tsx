import { about, show } from '../../../stories/show'
import * as fixtures from './hotel-quick-view-modal.fixtures'
import widget from './hotel-quick-view-modal.widget'

export default {
  title: 'Overlay/Hotel quick view',
  ...about(widget, {
    use: 'Once on every page that has a property bar: the bar’s “Hotel details” opens it.',
    events: {
      quick_view_open: 'When it opens.',
      quick_view_cta: 'When the button to the rates is followed.',
      modal_open: 'When it opens: `id`.',
      modal_close: 'When it closes: `id`, `reason`.',
      'show-hotel-detail':
        'Heard: opens it when `id` is hotel-details, also for a press before it was mounted.',
      'hotel-title-loaded': 'Heard: the hotel’s name is loaded, and the body is shown.',
      'overlay-close': 'Raised when it closes, and heard: `id`, `reason`.',
    },
    accessibility: [
      'A dialog with a name; the focus stays in it and returns to the button that opened it.',
      'Loading is announced; the focus moves to the hotel’s name after loading.',
      'The page keeps its scroll position when it closes.',
      'If the content fails to load, a message replaces it.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Loading = show(widget, fixtures.loading)
export const Full = show(widget, fixtures.full)
export const Failed = show(widget, fixtures.failed)
export const Empty = show(widget, fixtures.empty)
export const OwnButton = show(widget, fixtures.ownButton)
export const Authored = show(widget, fixtures.authored)
export const RightToLeft = show(widget, fixtures.rightToLeft)
