import { cartDetailsQuery } from '../../features/checkout/cart-details.operations'
import { defineWidget } from '../../mapping/define-widget'
import { useRoomRequests } from './room-requests.model'
import { roomRequestsQuery } from './room-requests.operations'
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
  preload: (_props, { page: { cart } }) =>
    cart
      ? [
          { query: roomRequestsQuery, variables: { cartId: cart } },
          { query: cartDetailsQuery, variables: { cartId: cart } },
        ]
      : [],
  translations: () => import('./room-requests.translations'),
  author: {
    description:
      'Asks guests what they would like in their rooms, and when they arrive. It needs the booking bar on the page.',
    emptyLabel: 'Requests: shown to a visitor who has chosen a room.',
  },
})
