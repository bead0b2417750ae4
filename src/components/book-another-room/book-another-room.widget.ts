import { cartQuery } from '../../features/booking/cart/cart.operations'
import { defineWidget } from '../../mapping/define-widget'
import { stepsVariables, useBookAnotherRoom } from './book-another-room.model'
import { bookAnotherRoomSchema } from './book-another-room.schema'
import { BookAnotherRoom } from './book-another-room.view'

export default defineWidget({
  type: 'book-another-room',
  title: 'Rooms one by one',
  group: 'Hotel',
  schema: bookAnotherRoomSchema,
  useModel: useBookAnotherRoom,
  View: BookAnotherRoom,
  // Has nothing to press, and each step is a page of its own.
  when: 'never',
  preload: (_props, page) => {
    const variables = stepsVariables(page)
    return variables ? [{ query: cartQuery, variables }] : []
  },
  translations: () => import('./book-another-room.translations'),
  author: {
    description: 'The steps of a stay with several rooms: which are chosen, which comes next.',
    emptyLabel: 'Rooms one by one: shown for a stay with two or more rooms.',
  },
})
