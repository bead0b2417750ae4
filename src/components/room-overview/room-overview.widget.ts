import { defineWidget } from '../../mapping/define-widget'
import { questionsOf, useRoomOverview } from './room-overview.model'
import { roomOverviewSchema } from './room-overview.schema'
import { RoomOverview } from './room-overview.view'

export default defineWidget({
  type: 'room-overview',
  title: 'Chosen rooms',
  group: 'Hotel',
  schema: roomOverviewSchema,
  useModel: useRoomOverview,
  View: RoomOverview,
  // Has nothing to press; only a converted price comes later.
  when: 'presence',
  preload: questionsOf,
  translations: () => import('./room-overview.translations'),
  author: {
    description: 'The rooms that a visitor has chosen, and what has changed since then.',
    emptyLabel: 'Chosen rooms: shown once there are some, and for a booked stay.',
  },
})
