import { paymentMethodsQuery } from '../../features/payment/payment.operations'
import { defineWidget } from '../../mapping/define-widget'
import { methodsQuestion, usePaymentIframe } from './payment-iframe.model'
import { paymentIframeSchema } from './payment-iframe.schema'
import { PaymentIframe } from './payment-iframe.view'

export default defineWidget({
  type: 'payment-iframe',
  title: 'Card form',
  group: 'Page',
  schema: paymentIframeSchema,
  useModel: usePaymentIframe,
  View: PaymentIframe,
  // The provider's document is fetched before the visitor comes to it, and not by a visitor who never does.
  when: 'visible:800',
  preload: (_props, { page }) => {
    const variables = methodsQuestion(page)
    return variables ? [{ query: paymentMethodsQuery, variables }] : []
  },
  translations: () => import('./payment-iframe.translations'),
  author: {
    description:
      'The payment provider’s form for the card. It stands below “Payment” and needs the booking bar on the page.',
    emptyLabel: 'Card form: shown for a chosen room that needs a card.',
  },
})
