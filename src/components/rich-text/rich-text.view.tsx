import type { RichTextModel } from './rich-text.model'

export function RichText({ model }: { model: RichTextModel }) {
  if (model.state === 'none') return null
  return <h2>{model.heading}</h2>
}
