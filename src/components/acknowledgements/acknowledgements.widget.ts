import { cartDetailsQuery } from '../../features/checkout/cart-details.operations'
import { defineWidget } from '../../mapping/define-widget'
import { messagesVariables, useAcknowledgements } from './acknowledgements.model'
import { messagesQuery } from './acknowledgements.operations'
import { acknowledgementsSchema } from './acknowledgements.schema'
import { Acknowledgements } from './acknowledgements.view'

export default defineWidget({
  type: 'acknowledgements',
  title: 'Statements to confirm',
  group: 'Hotel',
  schema: acknowledgementsSchema,
  useModel: useAcknowledgements,
  View: Acknowledgements,
  // The form starts it when it is sent (features/checkout/start-parts.ts).
  when: 'presence',
  preload: (_props, context) => {
    const { cart } = context.page
    const variables = messagesVariables(context)
    if (!cart || !variables) return []
    return [
      { query: cartDetailsQuery, variables: { cartId: cart } },
      { query: messagesQuery, variables },
    ]
  },
  translations: () => import('./acknowledgements.translations'),
  author: {
    description: 'What guests have to read or confirm before they book: the hotel’s and your own.',
    emptyLabel: 'Statements to confirm: shown when a booking has one.',
  },
})
