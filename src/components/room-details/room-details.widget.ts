import { roomDetailsFeaturesQuery } from '../../features/rates/room/room-features.operations'
import { defineWidget } from '../../mapping/define-widget'
import { pageVariables, useRoomDetails } from './room-details.model'
import { roomDetailsSchema } from './room-details.schema'
import { RoomDetails } from './room-details.view'

export default defineWidget({
  type: 'room-details',
  title: 'Room details',
  group: 'Hotel',
  schema: roomDetailsSchema,
  useModel: useRoomDetails,
  View: RoomDetails,
  // Its photos scroll without a script.
  when: 'never',
  preload: (_props, page) => {
    const variables = pageVariables(page)
    return variables ? [{ query: roomDetailsFeaturesQuery, variables }] : []
  },
  translations: () => import('./room-details.translations'),
  author: {
    description: 'Photos, facts and features of the room that a visitor asks about.',
    emptyLabel: 'Room details: shown when a visitor asks about a room.',
  },
})
