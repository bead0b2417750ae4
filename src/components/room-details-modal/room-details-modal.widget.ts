import { defineWidget } from '../../mapping/define-widget'
import { useRoomDetailsModal } from './room-details-modal.model'
import { roomDetailsModalSchema } from './room-details-modal.schema'
import { RoomDetailsModal } from './room-details-modal.view'

export default defineWidget({
  type: 'room-details-modal',
  title: 'Room details modal',
  group: 'Overlay',
  schema: roomDetailsModalSchema,
  useModel: useRoomDetailsModal,
  View: RoomDetailsModal,
  // It is hidden until an event opens it.
  when: 'open',
  translations: () => import('./room-details-modal.translations'),
  author: {
    description:
      'Photos, features and rates of a room in a dialog, which the links “Room details” open.',
    emptyLabel: 'Room details modal: opened by the rate list.',
  },
})
