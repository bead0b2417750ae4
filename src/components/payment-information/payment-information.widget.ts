import { defineWidget } from '../../mapping/define-widget'
import { usePaymentInformation } from './payment-information.model'
import { paymentInformationSchema } from './payment-information.schema'
import { PaymentInformation } from './payment-information.view'

export default defineWidget({
  type: 'payment-information',
  title: 'Payment information',
  group: 'Block',
  schema: paymentInformationSchema,
  useModel: usePaymentInformation,
  View: PaymentInformation,
  author: {
    description: 'Says in one sentence what an author places it for.',
    emptyLabel: 'Payment information: nothing to show yet.',
  },
})
