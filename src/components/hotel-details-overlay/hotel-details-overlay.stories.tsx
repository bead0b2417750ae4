import { about, show } from '../../../stories/show'
import * as fixtures from './hotel-details-overlay.fixtures'
import widget from './hotel-details-overlay.widget'

export default {
  title: 'Overlay/Hotel details overlay',
  ...about(widget, {
    use: 'Once on confirmation and reservation pages: the details link of the hotel header opens it. It has no heart and no prices.',
    events: {
      details_overlay_open: 'When it opens.',
      details_overlay_click: 'When map or phone is followed: `target`.',
      modal_open: 'When it opens: `id`.',
      modal_close: 'When it closes: `id`, `reason`.',
      'overlay-open': 'Heard: opens it when `id` is its own.',
      'overlay-close': 'Raised when it closes, and heard: `id`, `reason`.',
    },
    accessibility: [
      'A dialog with a name and a focus trap; Escape closes it, and the link that opened it gets the focus back.',
      'Facts are description lists; each part has a heading.',
      'Copying the address is announced.',
      'If the details fail to load, address and phone from the header are shown, with a button to retry.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Loading = show(widget, fixtures.loading)
export const LoadingKnown = show(widget, fixtures.loadingKnown)
export const Failed = show(widget, fixtures.failed)
export const FailedUnknown = show(widget, fixtures.failedUnknown)
export const Partial = show(widget, fixtures.partial)
export const Copied = show(widget, fixtures.copied)
export const Authored = show(widget, fixtures.authored)
export const RightToLeft = show(widget, fixtures.rightToLeft)
