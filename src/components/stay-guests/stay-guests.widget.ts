import { defineWidget } from '../../mapping/define-widget'
import { questionsOf, useStayGuests } from './stay-guests.model'
import { stayGuestsSchema } from './stay-guests.schema'
import { StayGuests } from './stay-guests.view'

export default defineWidget({
  type: 'stay-guests',
  title: 'Guests of a booked stay',
  group: 'Hotel',
  schema: stayGuestsSchema,
  useModel: useStayGuests,
  opens: { 'sign-in': 'link' },
  View: StayGuests,
  // Its form works by itself, and its script is needed for what was typed.
  when: 'interaction',
  preload: questionsOf,
  translations: () => import('./stay-guests.translations'),
  author: {
    description:
      'Changes who comes to a booked stay, and how they are reached. It stands on the page that the stay’s page links to.',
    emptyLabel:
      'Guests of a booked stay: shown for a booked stay, not while a change of it is paid.',
  },
})
