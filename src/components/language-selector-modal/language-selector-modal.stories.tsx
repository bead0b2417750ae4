import { about, show } from '../../../stories/show'
import * as fixtures from './language-selector-modal.fixtures'
import widget from './language-selector-modal.widget'

export default {
  title: 'Overlay/Language selector modal',
  ...about(widget, {
    use: 'Once on a page whose own button or link opens the languages with `overlay-open`. Language selector and footer have their own dialog.',
    events: {
      language_change: 'When another language is chosen: `from`, `to`.',
      modal_open: 'When the dialog opens: `id`.',
      modal_close: 'When it closes: `id`, `reason`.',
      'overlay-open': 'Heard: opens the dialog of that `id`.',
      'overlay-close': 'Raised when it closes, and heard: `id`, `reason`.',
    },
    accessibility: [
      'A dialog with a name and a focus trap; Escape closes it, and the opener gets the focus back.',
      'Each region is a heading with a list; the current language is marked, also for screen readers.',
      'Each language has its own name and is announced in that language.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Empty = show(widget, fixtures.empty)
export const AuthoredOrder = show(widget, fixtures.authoredOrder)
export const Opened = show(widget, fixtures.opened)
export const CartWarning = show(widget, fixtures.cartWarning)
export const Authored = show(widget, fixtures.authored)
export const RightToLeft = show(widget, fixtures.rightToLeft)
