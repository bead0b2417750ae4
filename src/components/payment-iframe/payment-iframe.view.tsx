import type { PaymentIframeModel } from './payment-iframe.model'

export function PaymentIframe({ model }: { model: PaymentIframeModel }) {
  if (model.state === 'none') return null
  return <h2>{model.heading}</h2>
}
