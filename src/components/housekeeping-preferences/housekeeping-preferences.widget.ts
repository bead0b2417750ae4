import { defineWidget } from '../../mapping/define-widget'
import { questionsOf, useHousekeepingPreferences } from './housekeeping-preferences.model'
import { housekeepingPreferencesSchema } from './housekeeping-preferences.schema'
import { HousekeepingPreferences } from './housekeeping-preferences.view'

export default defineWidget({
  type: 'housekeeping-preferences',
  title: 'Housekeeping preferences',
  group: 'Page',
  schema: housekeepingPreferencesSchema,
  useModel: useHousekeepingPreferences,
  View: HousekeepingPreferences,
  // The form of the page stores a choice before this script says so.
  when: 'visible',
  preload: questionsOf,
  translations: () => import('./housekeeping-preferences.translations'),
  author: {
    description:
      'Asks guests whether their room is to be made up every day or only on request. Before the booking it needs the booking bar on the page; on the page of a stay it has a button of its own.',
    emptyLabel:
      'Housekeeping preferences: shown for chosen rooms, and for a booked stay, unless the hotel’s brand has no choice.',
  },
})
