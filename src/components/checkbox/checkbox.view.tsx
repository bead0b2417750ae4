import type { CheckboxModel } from './checkbox.model'

export function Checkbox({ model }: { model: CheckboxModel }) {
  if (model.state === 'none') return null
  return <h2>{model.heading}</h2>
}
