import type { ErrorMessageModel } from './error-message.model'

export function ErrorMessage({ model }: { model: ErrorMessageModel }) {
  if (model.state === 'none') return null
  return <h2>{model.heading}</h2>
}
