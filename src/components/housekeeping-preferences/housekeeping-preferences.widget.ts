import { cartDetailsQuery } from '../../features/checkout/cart-details.operations'
import { defineWidget } from '../../mapping/define-widget'
import { useHousekeepingPreferences } from './housekeeping-preferences.model'
import { housekeepingQuery } from './housekeeping-preferences.operations'
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
  preload: (_props, { page: { cart } }) =>
    cart
      ? [
          { query: housekeepingQuery, variables: { cartId: cart } },
          { query: cartDetailsQuery, variables: { cartId: cart } },
        ]
      : [],
  translations: () => import('./housekeeping-preferences.translations'),
  author: {
    description:
      'Asks guests whether their room is to be made up every day or only on request. It needs the booking bar on the page.',
    emptyLabel:
      'Housekeeping preferences: shown for a chosen room, unless the hotel’s brand has no choice.',
  },
})
