import { about, show } from '../../../stories/show'
import * as fixtures from './room-details.fixtures'
import widget from './room-details.widget'

export default {
  title: 'Hotel/Room details',
  ...about(widget, {
    use: 'Above the rate list, whose link “Room details” leads to it where no script opens the dialog. It is empty until an address names a room.',
    events: {
      room_details_view: 'Analytics: `roomCode`, when a room is shown.',
    },
    accessibility: [
      'A region named by the room; each group of features has a heading and is a list.',
      'The photos are a named region that scrolls by arrow keys.',
      'An accessible room lists its exact features, or says whom to ask for them.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const None = show(widget, fixtures.none)
export const Loading = show(widget, fixtures.loading)
export const Failed = show(widget, fixtures.failed)
export const Unknown = show(widget, fixtures.unknown)
export const Bare = show(widget, fixtures.bare)
export const Accessible = show(widget, fixtures.accessible)
export const PartlyAccessible = show(widget, fixtures.partlyAccessible)
export const Munich = show(widget, fixtures.munich)
export const RightToLeft = show(widget, fixtures.rightToLeft)
