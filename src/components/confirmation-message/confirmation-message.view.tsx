import type { ConfirmationMessageModel } from './confirmation-message.model'

export function ConfirmationMessage({ model }: { model: ConfirmationMessageModel }) {
  if (model.state === 'none') return null
  return <h2>{model.heading}</h2>
}
