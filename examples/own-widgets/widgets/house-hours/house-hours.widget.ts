import { defineWidget, preloadOf } from 'foyer/define-widget'
import { useHouseHours } from './house-hours.model'
import { hoursQuery } from './house-hours.queries'
import { houseHoursSchema } from './house-hours.schema'
import { HouseHours } from './house-hours.view'

export default defineWidget({
  type: 'house-hours',
  title: 'House hours',
  group: 'Harbour Houses',
  schema: houseHoursSchema,
  useModel: useHouseHours,
  View: HouseHours,
  when: 'never',
  preload: (_props, { page: { propertyId } }) =>
    propertyId ? [preloadOf(hoursQuery, { propertyId })] : [],
  author: {
    description: 'When the house of the page can be entered and has to be left.',
    emptyLabel: 'House hours: this page is of no house.',
  },
})
