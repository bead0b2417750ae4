import { defineWidget } from '../../mapping/define-widget'
import { questionsOf, useRoomRequests } from './room-requests.model'
import { roomRequestsSchema } from './room-requests.schema'
import { RoomRequests } from './room-requests.view'

export default defineWidget({
  type: 'room-requests',
  title: 'Requests for the rooms',
  group: 'Page',
  schema: roomRequestsSchema,
  useModel: useRoomRequests,
  View: RoomRequests,
  // The form of the page stores what is typed before this script says so.
  when: 'visible',
  preload: questionsOf,
  translations: () => import('./room-requests.translations'),
  author: {
    description:
      'Asks guests what they would like in their rooms, and when they arrive. Before the booking it needs the booking bar on the page; on the page of a stay it has a button of its own.',
    emptyLabel: 'Requests for the rooms: shown for chosen rooms, and for a booked stay.',
  },
})
