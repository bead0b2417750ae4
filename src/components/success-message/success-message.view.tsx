import type { SuccessMessageModel } from './success-message.model'

export function SuccessMessage({ model }: { model: SuccessMessageModel }) {
  if (model.state === 'none') return null
  return <h2>{model.heading}</h2>
}
