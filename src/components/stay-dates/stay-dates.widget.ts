import { defineWidget } from '../../mapping/define-widget'
import { timesVariables, useStayDates } from './stay-dates.model'
import { stayDatesSchema } from './stay-dates.schema'
import { StayDates } from './stay-dates.view'
import { stayTimesQuery } from './stay-times.operations'

export default defineWidget({
  type: 'stay-dates',
  title: 'Dates of the stay',
  group: 'Hotel',
  schema: stayDatesSchema,
  useModel: useStayDates,
  View: StayDates,
  // The form works by itself; a script opens the dialog in its place.
  when: 'presence',
  preload: (_props, context) => {
    const variables = timesVariables(context)
    return variables ? [{ query: stayTimesQuery, variables }] : []
  },
  opens: ({ editable }) => (editable ? { 'stay-details': 'link' } : {}),
  translations: () => import('./stay-dates.translations'),
  author: {
    description: 'Dates, rooms and guests of the visitor’s stay, which can be changed here.',
    emptyLabel: 'Dates of the stay: shown for the dates of a visitor.',
  },
})
