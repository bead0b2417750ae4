import { createGraphQLError } from 'graphql-yoga'

const notThere = () => {
  throw createGraphQLError('This operation is not built yet.', {
    extensions: { code: 'NOT_IMPLEMENTED' },
  })
}

/** How a cart is paid and ordered, and what is told of an order (D.8). */
export const orderQueries = {
  propertyPaymentInfo: notThere,
  paymentMethods: notThere,
  customerPaymentInfo: notThere,
  orderDetails: notThere,
  confirmationMessage: notThere,
  addToCalendar: notThere,
}

export const orderMutations = {
  preparePayment: notThere,
  createOrder: notThere,
  shareByEmail: notThere,
  shareBySms: notThere,
  resendConfirmation: notThere,
  createTravelInsuranceOrder: notThere,
}
