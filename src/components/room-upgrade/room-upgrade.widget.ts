import { cartDetailsQuery } from '../../features/checkout/cart-details.operations'
import { defineWidget } from '../../mapping/define-widget'
import { orderQuestions } from './order-upgrade.model'
import { useRoomUpgrade } from './room-upgrade.model'
import { roomUpgradeDataQuery } from './room-upgrade.operations'
import { roomUpgradeSchema } from './room-upgrade.schema'
import { RoomUpgrade } from './room-upgrade.view'

export default defineWidget({
  type: 'room-upgrade',
  title: 'Suites and better rooms',
  group: 'Hotel',
  schema: roomUpgradeSchema,
  useModel: useRoomUpgrade,
  View: RoomUpgrade,
  // Everything in it is a form that works before its script.
  when: 'visible',
  preload: (props, context) => {
    const { cart } = context.page
    if (props.source === 'order') return orderQuestions(props, context)
    return cart
      ? [
          { query: roomUpgradeDataQuery, variables: { cartId: cart } },
          { query: cartDetailsQuery, variables: { cartId: cart } },
        ]
      : []
  },
  translations: () => import('./room-upgrade.translations'),
  author: {
    description:
      'Lets members ask for a suite with their suite nights, before and after the booking, and offers better rooms after it. Before the booking it needs the booking bar on the page.',
    emptyLabel:
      'Suites and better rooms: shown where the hotel has a better room or a suite for the chosen rooms, or for a booked stay.',
  },
})
