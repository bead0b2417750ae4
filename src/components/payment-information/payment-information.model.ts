import type { PaymentInformationProps } from './payment-information.schema'

export type PaymentInformationModel = { state: 'none' } | { state: 'ready'; heading: string }

export function usePaymentInformation({ heading }: PaymentInformationProps): PaymentInformationModel {
  return heading ? { state: 'ready', heading } : { state: 'none' }
}
