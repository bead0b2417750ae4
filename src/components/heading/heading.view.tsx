import type { HeadingModel } from './heading.model'

export function Heading({ model }: { model: HeadingModel }) {
  if (model.state === 'none') return null
  return <h2>{model.heading}</h2>
}
