import type { PaymentIframeProps } from './payment-iframe.schema'

export type PaymentIframeModel = { state: 'none' } | { state: 'ready'; heading: string }

export function usePaymentIframe({ heading }: PaymentIframeProps): PaymentIframeModel {
  return heading ? { state: 'ready', heading } : { state: 'none' }
}
