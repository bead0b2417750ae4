import type { TextInputModel } from './text-input.model'

export function TextInput({ model }: { model: TextInputModel }) {
  if (model.state === 'none') return null
  return <h2>{model.heading}</h2>
}
