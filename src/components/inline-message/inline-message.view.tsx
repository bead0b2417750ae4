import type { InlineMessageModel } from './inline-message.model'

export function InlineMessage({ model }: { model: InlineMessageModel }) {
  if (model.state === 'none') return null
  return <h2>{model.heading}</h2>
}
