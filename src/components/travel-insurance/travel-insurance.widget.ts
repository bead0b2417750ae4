import { cartDetailsQuery } from '../../features/checkout/cart-details.operations'
import { defineWidget } from '../../mapping/define-widget'
import { policyQuestions } from './policy.model'
import { quoteVariables, useTravelInsurance } from './travel-insurance.model'
import { travelInsuranceQuoteQuery } from './travel-insurance.operations'
import { travelInsuranceSchema } from './travel-insurance.schema'
import { TravelInsurance } from './travel-insurance.view'

export default defineWidget({
  type: 'travel-insurance',
  title: 'Travel insurance',
  group: 'Page',
  schema: travelInsuranceSchema,
  useModel: useTravelInsurance,
  View: TravelInsurance,
  // The form of the page stores a choice before this script says so.
  when: 'visible',
  preload: ({ placement }, context) => {
    if (placement !== 'checkout') return policyQuestions(context)
    const { page } = context
    const variables = quoteVariables(page)
    return variables
      ? [
          { query: travelInsuranceQuoteQuery, variables },
          { query: cartDetailsQuery, variables: { cartId: variables.cartId } },
        ]
      : []
  },
  translations: () => import('./travel-insurance.translations'),
  author: {
    description:
      'Offers an insurance for the trip, with nothing chosen in advance. Its premium is never part of the price of the stay. It needs the booking bar on the page.',
    emptyLabel:
      'Travel insurance: shown for a chosen room, where the insurer covers guests from the guest’s country.',
  },
})
