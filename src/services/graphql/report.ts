import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { errorInfo } from '../../rules/codes/error-info'
import { emit } from '../events/events'
import type { Page } from '../page/page'
import type { CallError } from '../transport/rest'

/** Operations whose errors go to the parent frame instead of `graphql-error` (S2 §8, K9). */
const PAYMENT_INFO_OPERATIONS = [
  'PropertyPaymentInfo',
  'CustomerPaymentInfo',
  'PaymentMethods',
  'CreditCardInfo',
]

/** Operations of C.30; `site.gql.uxlOperations` adds more. */
const UXL_OPERATIONS = [
  'CreateCart',
  'UpdateCart',
  'CreateOrder',
  'UpdateOrder',
  'SearchProductsByProperty',
  'SearchProductsByPropertyNonErs',
  'SummaryOfChargesAuth',
  'SummaryOfChargesUnauth',
  'SummaryOfChargesCart',
  'RoomOverview',
  'ReservationDetails',
  'CurrentReservationDetails',
  'CancelledReservationDetails',
  'OrderDetails',
  'ReservationSummary',
  'StayDetails',
  'RedemptionData',
]

/**
 * Logs every error. For the listed operations it also emits `graphql-error` with source UXL_ERROR; for
 * payment-info operations it posts `graphQlError` to the parent frame, if there is one (C.1).
 */
export function reportGraphqlError(
  page: Page,
  operationName: string,
  error: CallError,
  cause: unknown,
): void {
  const { uxlOperations } = page.site.gql
  const isListed = [...UXL_OPERATIONS, ...uxlOperations].includes(operationName)
  const source = isListed ? 'UXL_ERROR' : 'graphql'
  page.log('error', errorInfo(source, error.kind, operationName, error.message))
  if (PAYMENT_INFO_OPERATIONS.includes(operationName)) {
    if (window.parent === window) return
    const message = {
      type: 'graphQlError',
      operationName,
      code: error.kind,
      requestId: error.requestId,
    }
    window.parent.postMessage(message, page.location().origin)
  } else if (isListed) {
    emit('graphql-error', {
      source: 'UXL_ERROR',
      operationName,
      errors: errorsOf(error, cause),
      requestId: error.requestId,
    })
  }
}

function errorsOf(error: CallError, cause: unknown): { code: string; message: string }[] {
  if (!CombinedGraphQLErrors.is(cause)) return [{ code: error.kind, message: error.message }]
  return cause.errors.map(({ message, extensions }) => ({
    code: String(extensions?.code ?? error.kind),
    message,
  }))
}
