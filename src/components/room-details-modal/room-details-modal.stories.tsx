import { about, show } from '../../../stories/show'
import * as fixtures from './room-details-modal.fixtures'
import widget from './room-details-modal.widget'

export default {
  title: 'Overlay/Room details modal',
  ...about(widget, {
    use: 'Once on a page with rates, whose links “Room details” open it. Without it the links lead to the component “Room details”.',
    events: {
      room_details_view: 'Analytics: `roomCode`, when a room is shown.',
      room_modal_next: 'Analytics: `roomCode`, when a visitor goes on to another room.',
      select_item: 'Analytics: `productId`, when a rate is chosen in the dialog.',
      modal_open: 'When the dialog opens: `id`.',
      modal_close: 'When it closes: `id`, `reason`.',
      'overlay-open': 'Heard: opens the dialog of that `id` with `roomCode` and `name`.',
      'overlay-close': 'Raised when it closes, and heard: `id`, `reason`.',
    },
    accessibility: [
      'A dialog named by the room; the name of another room is announced.',
      'The photos are a named region that scrolls by arrow keys.',
      'Each button names room, rate and total.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const PhotosOnly = show(widget, fixtures.photosOnly)
export const SoldOut = show(widget, fixtures.soldOut)
export const Loading = show(widget, fixtures.loading)
export const WithoutFeatures = show(widget, fixtures.withoutFeatures)
export const Bare = show(widget, fixtures.bare)
export const RightToLeft = show(widget, fixtures.rightToLeft)
export const Author = show(widget, fixtures.author)
