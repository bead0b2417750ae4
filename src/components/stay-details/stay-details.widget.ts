import { defineWidget } from '../../mapping/define-widget'
import { questionsOf, useStayDetails } from './stay-details.model'
import { stayDetailsSchema } from './stay-details.schema'
import { StayDetails } from './stay-details.view'

export default defineWidget({
  type: 'stay-details',
  title: 'Stay of the booking',
  group: 'Hotel',
  schema: stayDetailsSchema,
  useModel: useStayDetails,
  View: StayDetails,
  // The link works by itself; a script opens the dialog in its place, and knows the visitor's zone.
  when: 'presence',
  preload: questionsOf,
  opens: ({ editable }) => (editable ? { 'stay-details': 'link' } : {}),
  translations: () => import('./stay-details.translations'),
  author: {
    description: 'Hotel, dates, rooms and guests of the visitor’s booking, which can be changed.',
    emptyLabel: 'Stay of the booking: shown for chosen rooms, and for a booked stay.',
  },
})
