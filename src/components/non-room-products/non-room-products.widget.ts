import { cartDetailsQuery } from '../../features/checkout/cart-details.operations'
import { defineWidget } from '../../mapping/define-widget'
import { useNonRoomProducts } from './non-room-products.model'
import { nonRoomProductFlyoutQuery } from './non-room-products.operations'
import { nonRoomProductsSchema } from './non-room-products.schema'
import { NonRoomProducts } from './non-room-products.view'

export default defineWidget({
  type: 'non-room-products',
  title: 'Extras for the rooms',
  group: 'Page',
  schema: nonRoomProductsSchema,
  useModel: useNonRoomProducts,
  View: NonRoomProducts,
  // It opens and posts by itself before this script is there.
  when: 'visible',
  preload: (_props, { page: { cart } }) =>
    cart
      ? [
          { query: nonRoomProductFlyoutQuery, variables: { cartId: cart } },
          { query: cartDetailsQuery, variables: { cartId: cart } },
        ]
      : [],
  translations: () => import('./non-room-products.translations'),
  author: {
    description:
      'Sells parking, breakfast, beds and more with the chosen rooms. It needs the booking bar on the page.',
    emptyLabel:
      'Extras for the rooms: shown to a visitor who has chosen a room, where the hotel sells some.',
  },
})
