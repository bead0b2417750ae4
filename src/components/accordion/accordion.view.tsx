import type { AccordionModel } from './accordion.model'

export function Accordion({ model }: { model: AccordionModel }) {
  if (model.state === 'none') return null
  return <h2>{model.heading}</h2>
}
