import { cartDetailsQuery } from '../../features/checkout/cart-details.operations'
import { defineWidget } from '../../mapping/define-widget'
import { useTravelAgent } from './travel-agent.model'
import { travelAgentRatesQuery } from './travel-agent.operations'
import { travelAgentSchema } from './travel-agent.schema'
import { TravelAgent } from './travel-agent.view'

export default defineWidget({
  type: 'travel-agent',
  title: 'Travel agent',
  group: 'Page',
  schema: travelAgentSchema,
  useModel: useTravelAgent,
  View: TravelAgent,
  // Opens and is filled in without a script. What is wrong is told at the latest when the form is sent.
  when: 'interaction',
  preload: ({ askCommission }, { page: { cart } }) =>
    cart
      ? [
          { query: cartDetailsQuery, variables: { cartId: cart } },
          ...(askCommission ? [{ query: travelAgentRatesQuery, variables: { cartId: cart } }] : []),
        ]
      : [],
  translations: () => import('./travel-agent.translations'),
  author: {
    description:
      'Lets a travel agent add the number of the agency to a booking. It needs the booking bar on the page.',
    emptyLabel: 'Travel agent: shown to a visitor who has chosen a room.',
  },
})
