import { recommendedProductQuery } from '../../features/booking/upgrade/recommended.operations'
import { defineWidget } from '../../mapping/define-widget'
import { useUpsell } from './upsell.model'
import { upsellSchema } from './upsell.schema'
import { Upsell } from './upsell.view'

export default defineWidget({
  type: 'upsell',
  title: 'Better rooms and rates',
  group: 'Hotel',
  schema: upsellSchema,
  useModel: useUpsell,
  View: Upsell,
  // Each offer is a form that works before its script.
  when: 'visible',
  preload: (_props, { page: { cart } }) =>
    cart ? [{ query: recommendedProductQuery, variables: { cartId: cart } }] : [],
  translations: () => import('./upsell.translations'),
  author: {
    description: 'Offers a better room or rate for what a visitor has chosen, before the booking.',
    emptyLabel: 'Better rooms and rates: shown when the hotel has a better one for the stay.',
  },
})
