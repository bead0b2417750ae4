import { defineWidget } from '../../mapping/define-widget'
import { cancelVariables, useCancelAllRooms } from './cancel-all-rooms.model'
import { cancelNowQuery } from './cancel-all-rooms.operations'
import { cancelAllRoomsSchema } from './cancel-all-rooms.schema'
import { CancelAllRooms } from './cancel-all-rooms.view'

export default defineWidget({
  type: 'cancel-all-rooms',
  title: 'Cancel a stay',
  group: 'Hotel',
  schema: cancelAllRoomsSchema,
  useModel: useCancelAllRooms,
  View: CancelAllRooms,
  // A link needs no script, and the form works before its own, which only guards the press.
  when: ({ variant }) => (variant === 'cta' ? 'never' : 'interaction'),
  preload: (props, page) =>
    page.mode === 'edit'
      ? []
      : [{ query: cancelNowQuery, variables: cancelVariables(props, page) }],
  translations: () => import('./cancel-all-rooms.translations'),
  author: {
    description:
      'Lets a guest cancel rooms of a booked stay: the link to the page that does it, or that page’s content.',
    emptyLabel: 'Cancel a stay: shown to a visitor with a booked stay.',
  },
})
