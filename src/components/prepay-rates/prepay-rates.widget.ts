import { cartDetailsQuery } from '../../features/checkout/cart-details.operations'
import { defineWidget } from '../../mapping/define-widget'
import { consentVariables } from './prepay-consent.model'
import { pageVariables, usePrepayRates } from './prepay-rates.model'
import { prepayRatesQuery } from './prepay-rates.operations'
import { prepayRatesSchema } from './prepay-rates.schema'
import { PrepayRates } from './prepay-rates.view'

export default defineWidget({
  type: 'prepay-rates',
  title: 'Prepaid rates',
  group: 'Hotel',
  schema: prepayRatesSchema,
  useModel: usePrepayRates,
  View: PrepayRates,
  // The form starts a consent when it is sent (features/checkout/start-parts.ts); the rest is text.
  when: ({ variant }) => (variant === 'consent' ? 'presence' : 'never'),
  preload: (props, page) => {
    const { cart } = page.page
    const asked = consentVariables(page.page, props)
    if (cart && asked) {
      return [
        { query: cartDetailsQuery, variables: { cartId: cart } },
        { query: prepayRatesQuery, variables: asked },
      ]
    }
    const variables = props.variant === 'info' ? pageVariables(page) : null
    return variables ? [{ query: prepayRatesQuery, variables }] : []
  },
  translations: () => import('./prepay-rates.translations'),
  author: {
    description: 'Says that a hotel has rates that cost less because they are paid at once.',
    emptyLabel: 'Prepaid rates: shown when the hotel has a rate that is paid at once.',
  },
})
