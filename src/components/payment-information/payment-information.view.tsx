import type { PaymentInformationModel } from './payment-information.model'

export function PaymentInformation({ model }: { model: PaymentInformationModel }) {
  if (model.state === 'none') return null
  return <h2>{model.heading}</h2>
}
