import { defineWidget } from '../../mapping/define-widget'
import { usePaymentIframe } from './payment-iframe.model'
import { paymentIframeSchema } from './payment-iframe.schema'
import { PaymentIframe } from './payment-iframe.view'

export default defineWidget({
  type: 'payment-iframe',
  title: 'Payment iframe',
  group: 'Block',
  schema: paymentIframeSchema,
  useModel: usePaymentIframe,
  View: PaymentIframe,
  author: {
    description: 'Says in one sentence what an author places it for.',
    emptyLabel: 'Payment iframe: nothing to show yet.',
  },
})
