import { paymentMethodsQuery } from '../../features/payment/payment.operations'
import { defineWidget } from '../../mapping/define-widget'
import { methodsQuestion, usePaymentInformation } from './payment-information.model'
import { paymentInformationSchema } from './payment-information.schema'
import { PaymentInformation } from './payment-information.view'

export default defineWidget({
  type: 'payment-information',
  title: 'Payment',
  group: 'Page',
  schema: paymentInformationSchema,
  useModel: usePaymentInformation,
  View: PaymentInformation,
  // The card form belongs to it.
  flow: 'leads',
  // Only the cards of a member need the script.
  when: 'visible:800',
  preload: (_props, { page }) => {
    const variables = methodsQuestion(page)
    return variables ? [{ query: paymentMethodsQuery, variables }] : []
  },
  translations: () => import('./payment-information.translations'),
  author: {
    description:
      'Says what is charged when, and lets members choose a card of their profile. The card form stands below it.',
    emptyLabel: 'Payment: shown for a chosen room.',
  },
})
